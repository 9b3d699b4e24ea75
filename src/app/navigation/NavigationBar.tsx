import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Crest } from '../../components/Crest.tsx';
import { appText } from '../../text/app.ts';
import { AccountArea } from './AccountArea.tsx';
import { NavigationTabs } from './NavigationTabs.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { useCurrentTab } from './useCurrentTab.ts';
import { useSignOut } from './useSignOut.ts';

/** SPEC §2 "Navigation bar". On small screens everything but the house's sign is in a menu. */
export function NavigationBar() {
  const currentTab = useCurrentTab();
  const { signOut, isAsking, confirm, cancel } = useSignOut();
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      h="var(--nav-height)"
      bg="dusk.950/90"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      borderColor="brass.800"
      boxShadow="0 1px 0 {colors.dusk.950}, 0 10px 30px -18px rgb(4 6 14 / 0.9)"
    >
      <Flex h="100%" align="center" gap="8" px={{ base: '4', md: '6' }}>
        <HouseSign />
        <NavigationTabs currentTab={currentTab} display={{ base: 'none', md: 'flex' }} />
        <Flex ms="auto" gap="2" align="center" display={{ base: 'none', md: 'flex' }}>
          <AccountArea onSignOut={signOut} />
        </Flex>
        <Flex ms="auto" display={{ base: 'flex', md: 'none' }}>
          <SmallMenu currentTab={currentTab} onSignOut={signOut} />
        </Flex>
      </Flex>
      {isAsking && (
        <ConfirmDialog
          title={appText.signOut.title}
          text={appText.signOut.text}
          confirmLabel={appText.signOut.confirm}
          cancelLabel={appText.signOut.cancel}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </chakra.header>
  );
}

function HouseSign() {
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      minH="11"
      borderRadius="md"
      fontFamily="heading"
      fontWeight="800"
      fontSize="lg"
      letterSpacing="-0.025em"
      whiteSpace="nowrap"
    >
      <Link to="/dashboard">
        <Crest />
        {appText.productName}
      </Link>
    </Flex>
  );
}
