import type { AuthPort } from '../../shared/ports/AuthPort.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import type { DraftsPort } from '../../shared/ports/DraftsPort.ts';
import type { TabStore } from '../../shared/store/tabStore.ts';

interface SignOutDeps {
  auth: Pick<AuthPort, 'signOut'>;
  drafts: Pick<DraftsPort, 'clearDrafts'>;
  keptWorks: Pick<Backend['keptWorks'], 'clearWorks'>;
  /** The browser's local storage. */
  storage: Pick<Storage, 'clear'>;
  tab: TabStore;
}

/**
 * Signs the user out, clears local storage, their drafts and kept works, and resets the tab to Home (SPEC
 * §2). Throws if the sign-in service fails, with nothing cleared; other failures are only logged (SPEC §8).
 */
export async function signOut(
  userId: string,
  { auth, drafts, keptWorks, storage, tab }: SignOutDeps,
): Promise<void> {
  await auth.signOut();
  storage.clear();
  tab.getState().reset();
  const log = (error: unknown) => console.error(error);
  await Promise.all([drafts.clearDrafts(userId).catch(log), keptWorks.clearWorks(userId).catch(log)]);
}
