import { useLocation } from 'react-router-dom';
import { readNext } from '../../shared/page/loginPath.ts';
import { HOME } from '../../shared/page/ownPath.ts';

const ACCOUNT_PAGES = ['/login', '/register', '/reset-password'];

/**
 * Paths to log in or sign up and return to this page; between the account's pages the return path is kept.
 */
export function useAccountPaths(): { login: string; register: string } {
  const { pathname, search, hash } = useLocation();
  const isAccountPage = ACCOUNT_PAGES.includes(pathname);
  const next = isAccountPage ? readNext(new URLSearchParams(search)) : pathname + search + hash;
  const query = next === HOME ? '' : `?next=${encodeURIComponent(next)}`;
  return { login: `/login${query}`, register: `/register${query}` };
}
