import { HOME, ownPath } from './ownPath.ts';

/** The path of the login with the page to go to afterwards: `loginPath('/room-editor/1')`. */
export function loginPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** The path of signing up, with the page to go to afterwards. */
export function registerPath(next: string): string {
  return `/register?next=${encodeURIComponent(next)}`;
}

/** The pages that show nothing to people without an account. */
const FOR_ACCOUNTS = ['/projects', '/account', '/admin', '/myInventory'];

/** Whether a path leads to a page for people with an account only. */
export function needsAccount(path: string): boolean {
  const [page = ''] = path.split(/[?#]/);
  return FOR_ACCOUNTS.some((each) => page === each || page.startsWith(`${each}/`));
}

/**
 * The page to go to after logging in. Another site's address is replaced by home, so that a link to /login
 * cannot lead away.
 */
export function readNext(search: URLSearchParams): string {
  return ownPath(search.get('next') ?? HOME);
}
