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

/** The lamp over the section where one is. */
const LAMP = {
  layerStyle: 'brassPlate',
  content: { md: '""' },
  position: 'absolute',
  top: '0',
  insetInlineStart: '50%',
  translate: '-50% 0',
  width: '34px',
  height: '9px',
  borderTopWidth: '0',
  borderRadius: '0 0 17px 17px',
  boxShadow: '0 6px 14px 2px rgb(255 220 140 / 0.55)',
} as const;

const TabAnchor = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    position: 'relative',
    px: { base: '3.5', lg: '4' },
    fontWeight: '600',
    textStyle: { base: 'md', md: 'sm' },
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderRadius: { base: 'md', md: '0' },
    transition: 'color {durations.state}',
    _hover: { color: 'fg', bg: { base: 'bg.chosen', md: 'transparent' } },
  },
  variants: {
    isCurrent: {
      true: {
        color: 'brass.100',
        _hover: { color: 'brass.100' },
        boxShadow: { base: 'inset 3px 0 0 {colors.accent}', md: 'none' },
        backgroundImage: {
          md: 'radial-gradient(70% 95% at 50% 0, rgb(255 214 130 / 0.34), transparent)',
        },
        _before: LAMP,
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
