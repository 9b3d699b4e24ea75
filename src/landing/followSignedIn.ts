/** Same key as the app's `markSignedIn`, whose modules would be too large for this page. */
const KEY = 'signed-in';

/**
 * Shows the link to the account or the login by the current state, also on a page left open or restored from
 * the cache. An inline script does so before the first paint.
 */
export function followSignedIn(): void {
  for (const type of ['pageshow', 'storage']) window.addEventListener(type, follow);
}

function follow(): void {
  document.documentElement.toggleAttribute('data-account', isMarked());
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
