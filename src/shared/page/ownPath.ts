/** Where one goes when nothing else was wanted, or what was wanted is no page of the app. */
export const HOME = '/dashboard';
/** Only there to read relative addresses; never shown. */
const ORIGIN = 'http://app.invalid';

/**
 * A path as a link of the app leads there, with its search and hash; home where it would lead to another site. `//evil.example` is a
 * path of the router's and another site to every browser, so each link that is made of a path goes through here.
 */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  // A path such as `/.//evil.example` is tidied to `//evil.example`, which is another site to whoever reads it again.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : HOME;
}
