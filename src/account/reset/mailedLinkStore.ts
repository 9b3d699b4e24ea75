import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';

export interface MailedLinkState {
  status: 'opening' | 'opened' | 'failed';
  /** Whom the link is about, once it is opened. */
  email: string;
  failure: BackendErrorCode | null;
  /** Opens the link. Two calls at a time are one: a second try of a link that works once would be refused. */
  open: () => Promise<void>;
}

type MailedLinkStore = StoreApi<MailedLinkState>;

/** A link that somebody followed out of a mail. `openLink` does what it stands for and answers whom it is about. */
export function createMailedLinkStore(openLink: () => Promise<string>): MailedLinkStore {
  let opening: Promise<void> | null = null;
  return createStore((set) => {
    async function openOnce() {
      set({ status: 'opening', failure: null });
      try {
        set({ status: 'opened', email: await openLink() });
      } catch (error) {
        console.error(error);
        set({ status: 'failed', failure: failureCode(error) });
        opening = null;
      }
    }

    return {
      status: 'opening',
      email: '',
      failure: null,
      open: () => {
        opening ??= openOnce();
        return opening;
      },
    };
  });
}
