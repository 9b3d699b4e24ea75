import { Box, Flex, IconButton, Separator } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useId } from 'react';
import { ConfirmEmailNote } from '../../components/account/ConfirmEmailNote.tsx';
import { useProfile } from '../../components/appStores.ts';
import type { Tab } from '../../stores/tabStore.ts';
import { appText } from '../../text/app.ts';
import { AccountLinks, SignOutButton } from './AccountArea.tsx';
import { DropDown } from './DropDown.tsx';
import { NavigationTabs } from './NavigationTabs.tsx';
import { UserName } from './UserName.tsx';

interface SmallMenuProps {
  currentTab: Tab;
  onSignOut: () => void;
}

/** The bar's tabs and account for small screens. */
export function SmallMenu({ currentTab, onSignOut }: SmallMenuProps) {
  const menuId = useId();
  return (
    <>
      <IconButton variant="ghost" aria-label={appText.nav.menu} popoverTarget={menuId}>
        <Menu />
      </IconButton>
      <DropDown id={menuId}>
        <NavigationTabs currentTab={currentTab} flexDirection="column" />
        <Separator my="2" />
        <SmallAccount onSignOut={onSignOut} />
      </DropDown>
    </>
  );
}

function SmallAccount({ onSignOut }: { onSignOut: () => void }) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  if (isLoading) return null;
  if (!isAuth)
    return (
      <Flex direction="column" gap="2">
        <AccountLinks />
      </Flex>
    );
  return (
    <>
      <Box px="3.5" py="2">
        <UserName />
      </Box>
      <ConfirmEmailNote />
      <SignOutButton onSignOut={onSignOut} />
    </>
  );
}
