import { Box, Button } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmEmailNote } from '../../components/account/ConfirmEmailNote.tsx';
import { useProfile } from '../../components/appStores.ts';
import { appText } from '../../text/app.ts';
import { DropDown } from './DropDown.tsx';
import { UserName } from './UserName.tsx';
import { useAccountPaths } from './useAccountPaths.ts';

/** Log In and Sign Up, or the user's name over a menu with Sign Out. Nothing while it is not known which. */
export function AccountArea({ onSignOut }: { onSignOut: () => void }) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  if (isLoading) return null;
  return isAuth ? <UserMenu onSignOut={onSignOut} /> : <AccountLinks />;
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

function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const menuId = useId();
  return (
    <Box>
      <Button variant="ghost" popoverTarget={menuId} maxW="16rem" px="2">
        <UserName />
      </Button>
      <DropDown id={menuId}>
        <ConfirmEmailNote />
        <SignOutButton onSignOut={onSignOut} />
      </DropDown>
    </Box>
  );
}

export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Button variant="ghost" justifyContent="flex-start" width="100%" px="3.5" onClick={onSignOut}>
      <LogOut /> {appText.nav.signOut}
    </Button>
  );
}
