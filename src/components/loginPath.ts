/** Where one goes after logging in when nothing else was wanted. */
export const HOME = '/dashboard';
/** Only there to read relative addresses; never shown. */
const ORIGIN = 'http://app.invalid';

/** Where to log in, and where to go after it: `loginPath('/room-editor/1')`. */
export function loginPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** Where to sign up, and where to go after it. */
export function registerPath(next: string): string {
  return `/register?next=${encodeURIComponent(next)}`;
}

/** The page to go to after logging in. Another site's address leads home: a link to /login must not send anyone away. */
export function readNext(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, ORIGIN)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(next, ORIGIN);
  // A path such as `/.//evil.example` is tidied to `//evil.example`, which is another site to whoever reads it again.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + query + hash : HOME;
}
