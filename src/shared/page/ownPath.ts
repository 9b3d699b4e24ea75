/** The default page, also used in place of pages outside the app. */
export const HOME = '/dashboard';
/** Only a base for relative addresses; never shown. */
const ORIGIN = 'http://app.invalid';

/**
 * A path within the app, with search and hash; home if it would lead to another site. `//evil.example` is a
 * path for the router but another site for browsers, so every link made from a path goes through here.
 */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  // A path such as `/.//evil.example` is normalised to `//evil.example`, which is another site when read
  // again.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : HOME;
}
