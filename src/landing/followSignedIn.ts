/** As `markSignedIn` of the app keeps it, whose modules would be too much for this page. */
const KEY = 'signed-in';

/**
 * Leads to the account or to the login, as it is now, also on a page that was left open meanwhile or that the browser brings
 * back as it was. A script of the page itself does so before the first paint.
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
