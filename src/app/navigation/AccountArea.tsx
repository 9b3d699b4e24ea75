import { Button, Flex } from '@chakra-ui/react';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { appText } from '../../shared/text/app.ts';
import { UserLink } from './UserLink.tsx';
import { useAccountPaths } from './useAccountPaths.ts';

/** Log In and Sign Up, or the user's name and Sign Out; nothing while unknown. */
export function AccountArea({ onSignOut }: { onSignOut: () => void }) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  if (isLoading) return null;
  if (!isAuth) return <AccountLinks />;
  return (
    <Flex align="center" gap={{ base: '2', lg: '3' }}>
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
