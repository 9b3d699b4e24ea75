import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useTab } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import type { Tab } from '../../shared/store/tabStore.ts';
import { appText } from '../../shared/text/app.ts';
import { TAB_PATHS } from './tabPaths.ts';
import { useTabs } from './useTabs.ts';

/** The sections in the bar, with a lamp over the current one. */
export function NavigationTabs({ currentTab }: { currentTab: Tab | null }) {
  const tabs = useTabs();
  const setTab = useTab((state) => state.setTab);
  const { pathname } = useLocation();
  return (
    <chakra.nav aria-label={appText.nav.label} display="flex" height="100%">
      {tabs.map((tab) => (
        <TabAnchor
          key={tab}
          to={TAB_PATHS[tab]}
          isCurrent={tab === currentTab}
          aria-current={pathname === TAB_PATHS[tab] ? 'page' : undefined}
          onClick={() => setTab(tab)}
        >
          {appText.nav.tabs[tab]}
        </TabAnchor>
      ))}
    </chakra.nav>
  );
}

const TabAnchor = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: { base: '2', lg: '4' },
    fontWeight: '600',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    transition: 'color {durations.state}',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-4px' },
  },
  variants: {
    isCurrent: {
      true: {
        color: 'brass.100',
        backgroundImage: 'radial-gradient(70% 95% at 50% 0, rgb(255 214 130 / 0.34), transparent)',
        _hover: { color: 'brass.100' },
        _before: {
          layerStyle: 'brassPlate',
          content: '""',
          position: 'absolute',
          top: '0',
          insetInlineStart: '50%',
          translate: '-50% 0',
          width: '34px',
          height: '9px',
          borderTopWidth: '0',
          borderRadius: '0 0 17px 17px',
          boxShadow: '0 6px 14px 2px rgb(255 220 140 / 0.55)',
        },
      },
    },
  },
});
