import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { loginPath, readNext } from '../../shared/page/loginPath.ts';
import { HOME } from '../../shared/page/ownPath.ts';

interface RequireLoginProps {
  /**
   * Whether the page is meant for Pro; not enforced by the guard (SPEC §6): the page itself shows an offer.
   */
  isProOnly?: boolean;
}

/**
 * SPEC §4 "Route guard": nothing while the login state is loading, then the page, or /login with a way back.
 */
export function RequireLogin(_props: RequireLoginProps) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  const { pathname, search, hash } = useLocation();
  if (isLoading) return null;
  return isAuth ? <Outlet /> : <Navigate to={loginPath(pathname + search + hash)} replace />;
}

/** SPEC §4: leads a non-admin from an admin route to /dashboard. Used inside RequireLogin. */
export function RequireAdmin() {
  const isAdmin = useProfile((profile) => profile.isAdmin);
  return isAdmin ? <Outlet /> : <Navigate to={HOME} replace />;
}

/** Redirects logged-in users from the account forms to where they wanted to go. */
export function LeadOnWhenLoggedIn() {
  const isAuth = useProfile((profile) => profile.isAuth);
  const [search] = useSearchParams();
  return isAuth ? <Navigate to={readNext(search)} replace /> : <Outlet />;
}
