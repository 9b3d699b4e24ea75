import { HOME, ownPath } from './ownPath.ts';

/** The path of the login with the page to go to afterwards: `loginPath('/room-editor/1')`. */
export function loginPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** The path of signing up, with the page to go to afterwards. */
export function registerPath(next: string): string {
  return `/register?next=${encodeURIComponent(next)}`;
}

/**
 * The page to go to after logging in. Another site's address is replaced by home, so that a link to /login
 * cannot lead away.
 */
export function readNext(search: URLSearchParams): string {
  return ownPath(search.get('next') ?? HOME);
}
