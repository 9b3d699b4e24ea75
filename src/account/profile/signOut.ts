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
 * Signs the user out, clears local storage, the user's drafts and what waits on their bench, and resets the tab to Home (SPEC §2).
 * Fails where the sign-in service does, with nothing cleared; what could not be cleared of the rest is only logged (SPEC §8).
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
