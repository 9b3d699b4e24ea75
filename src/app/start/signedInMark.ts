import { browserStorage } from '../../shared/browser/guardedStorage.ts';

/** Read by an inline script before the first paint, and later by `followSignedIn`. */
const KEY = 'signed-in';

/**
 * Marks that somebody is signed in, so that the landing page links to the account from its first paint on.
 */
export function markSignedIn({ isAuth, isLoading }: { isAuth: boolean; isLoading: boolean }): void {
  if (isLoading) return;
  if (isAuth) browserStorage.setItem(KEY, 'yes');
  else browserStorage.removeItem(KEY);
}
