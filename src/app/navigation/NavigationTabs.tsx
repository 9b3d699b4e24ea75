import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useProfile, useTab } from '../../components/appStores.ts';
import { TABS, type Tab } from '../../stores/tabStore.ts';
import { appText } from '../../text/app.ts';
import { TAB_PATHS } from './tabPaths.ts';

interface NavigationTabsProps extends FlexProps {
  currentTab: Tab;
}

/** The sections one may go to: Home, and Projects when logged in (SPEC §2). */
export function NavigationTabs({ currentTab, ...layout }: NavigationTabsProps) {
  const isAuth = useProfile((profile) => profile.isAuth);
  const tabs = TABS.filter((tab) => tab === 'home' || isAuth);
  return (
    <Flex as="nav" aria-label={appText.nav.label} gap="1" h={{ md: '100%' }} {...layout}>
      {tabs.map((tab) => (
        <TabLink key={tab} tab={tab} isCurrent={tab === currentTab} />
      ))}
    </Flex>
  );
}

const TabAnchor = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3.5',
    fontWeight: '600',
    textStyle: { base: 'md', md: 'sm' },
    color: 'fg.muted',
    borderRadius: { base: 'md', md: '0' },
    transition: 'color 140ms, box-shadow 140ms',
    _hover: { color: 'fg', bg: { base: 'dusk.700', md: 'transparent' } },
  },
  variants: {
    isCurrent: {
      true: {
        color: 'brass.200',
        boxShadow: { base: 'inset 3px 0 0 {colors.accent}', md: 'inset 0 -3px 0 {colors.accent}' },
        _hover: { color: 'brass.100' },
      },
    },
  },
});

function TabLink({ tab, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const setTab = useTab((state) => state.setTab);
  const { pathname } = useLocation();
  const path = TAB_PATHS[tab];
  return (
    <TabAnchor
      to={path}
      isCurrent={isCurrent}
      aria-current={pathname === path ? 'page' : undefined}
      onClick={() => setTab(tab)}
    >
      {appText.nav.tabs[tab]}
    </TabAnchor>
  );
}
