import { HOME, ownPath } from './ownPath.ts';

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
  return ownPath(search.get('next') ?? HOME);
}
