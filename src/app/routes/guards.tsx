import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { loginPath, readNext } from '../../shared/page/loginPath.ts';
import { HOME } from '../../shared/page/ownPath.ts';

interface RequireLoginProps {
  /** What the page is meant for; handed to the guard and not enforced by it (SPEC §6): the page itself says what Pro would give. */
  isProOnly?: boolean;
}

/** SPEC §4 "Route guard": nothing while the login state is loading, then the page or /login, which leads back here. */
export function RequireLogin(_props: RequireLoginProps) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  const { pathname, search, hash } = useLocation();
  if (isLoading) return null;
  return isAuth ? <Outlet /> : <Navigate to={loginPath(pathname + search + hash)} replace />;
}

/** SPEC §4: an admin route for a non-admin leads to /dashboard. It stands within RequireLogin. */
export function RequireAdmin() {
  const isAdmin = useProfile((profile) => profile.isAdmin);
  return isAdmin ? <Outlet /> : <Navigate to={HOME} replace />;
}

/** Leads on who is logged in: from the account forms to where they wanted to go. */
export function LeadOnWhenLoggedIn() {
  const isAuth = useProfile((profile) => profile.isAuth);
  const [search] = useSearchParams();
  return isAuth ? <Navigate to={readNext(search)} replace /> : <Outlet />;
}
