import { browserStorage } from '../../shared/browser/guardedStorage.ts';

/** The script that stands in the pages themselves looks for it by this name before anything is painted, `followSignedIn` later. */
const KEY = 'signed-in';

/** Has the start page, which asks nobody who is there, lead to the account in place of the login from its first paint on. */
export function markSignedIn({ isAuth, isLoading }: { isAuth: boolean; isLoading: boolean }): void {
  if (isLoading) return;
  if (isAuth) browserStorage.setItem(KEY, 'yes');
  else browserStorage.removeItem(KEY);
}
