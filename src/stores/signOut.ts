import type { AuthPort, DraftsPort } from './ports.ts';
import type { TabStore } from './tabStore.ts';

interface SignOutDeps {
  auth: Pick<AuthPort, 'signOut'>;
  drafts: Pick<DraftsPort, 'clearDrafts'>;
  /** The browser's local storage. */
  storage: Pick<Storage, 'clear'>;
  tab: TabStore;
}

/**
 * Signs the user out, clears local storage and the user's drafts, and resets the tab to Home (SPEC §2).
 * Fails where the sign-in service does, with nothing cleared; drafts that could not be cleared are only logged (SPEC §8).
 */
export async function signOut(userId: string, { auth, drafts, storage, tab }: SignOutDeps): Promise<void> {
  await auth.signOut();
  storage.clear();
  tab.getState().reset();
  await drafts.clearDrafts(userId).catch((error: unknown) => console.error(error));
}
