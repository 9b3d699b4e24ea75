/** Where one goes after logging in when nothing else was wanted. */
export const HOME = '/dashboard';
/** Only there to read relative addresses; never shown. */
const ORIGIN = 'http://app.invalid';

/** Where to log in, and where to go after it: `loginPath('/room-editor/1')`. */
export function loginPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** The page to go to after logging in. Another site's address leads home: a link to /login must not send anyone away. */
export function readNext(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/')) return HOME;
  const address = new URL(next, ORIGIN);
  return address.origin === ORIGIN ? address.pathname + address.search + address.hash : HOME;
}
