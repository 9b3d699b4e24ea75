import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';

export interface MailedLinkState {
  status: 'opening' | 'opened' | 'failed';
  /** The address of the opened link's account. */
  email: string;
  failure: BackendErrorCode | null;
  /** Opens the link. Concurrent calls are one, since a link that works once would refuse a second. */
  open: () => Promise<void>;
}

type MailedLinkStore = StoreApi<MailedLinkState>;

/** A link from a mail. `openLink` carries out its action and returns the account's address. */
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
