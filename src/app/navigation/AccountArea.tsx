import { Button, Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { readNext } from '../../shared/page/loginPath.ts';
import { HOME } from '../../shared/page/ownPath.ts';
import { appText } from '../../shared/text/app.ts';
import { UserLink } from './UserLink.tsx';

/** Log In and Sign Up, or the user's name and Sign Out; nothing while unknown. */
export function AccountArea({ onSignOut }: { onSignOut: () => void }) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  if (isLoading) return null;
  if (!isAuth) return <AccountLinks />;
  return (
    <Flex align="center" minW="0" gap={{ base: '1', lg: '3' }}>
      <UserLink />
      <Button variant="ghost" size="sm" color="fg.muted" onClick={onSignOut}>
        {appText.nav.signOut}
      </Button>
    </Flex>
  );
}

export function AccountLinks() {
  const paths = useAccountPaths();
  return (
    <>
      <Button asChild variant="ghost" size={{ base: 'md', md: 'sm' }}>
        <Link to={paths.login}>{appText.nav.logIn}</Link>
      </Button>
      <Button asChild size={{ base: 'md', md: 'sm' }}>
        <Link to={paths.register}>{appText.nav.signUp}</Link>
      </Button>
    </>
  );
}

const ACCOUNT_PAGES = ['/login', '/register', '/reset-password'];

/**
 * Paths to log in or sign up and return to this page; between the account's pages the return path is kept.
 */
function useAccountPaths(): { login: string; register: string } {
  const { pathname, search, hash } = useLocation();
  const isAccountPage = ACCOUNT_PAGES.includes(pathname);
  const next = isAccountPage ? readNext(new URLSearchParams(search)) : pathname + search + hash;
  const query = next === HOME ? '' : `?next=${encodeURIComponent(next)}`;
  return { login: `/login${query}`, register: `/register${query}` };
}
