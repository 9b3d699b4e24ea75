import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStores, useTab } from '../../components/appStores.ts';
import { TABS, type Tab } from '../../stores/tabStore.ts';
import { TAB_PATHS } from './tabPaths.ts';

/** The sections of pages whose address does not say it; any other page, the 404 page too, belongs to none. */
const BRANCHES: Partial<Record<Tab, readonly string[]>> = {
  home: ['/gameplay'],
  projects: ['/room-editor', '/preview'],
};

/** The tab that is lit, null where none is; it follows the address too, as after a reload or the back button. */
export function useCurrentTab(): Tab | null {
  const { tab } = useAppStores();
  const { pathname } = useLocation();
  useEffect(() => {
    const shown = findSection(pathname);
    if (shown) tab.getState().setTab(shown);
  }, [pathname, tab]);
  const currentTab = useTab((state) => state.currentTab);
  return findSection(pathname) === undefined ? null : currentTab;
}

function findSection(pathname: string): Tab | undefined {
  return TABS.find((name) =>
    [TAB_PATHS[name], ...(BRANCHES[name] ?? [])].some((section) => isWithin(pathname, section)),
  );
}

/** Whether a page is a section's, or one below it. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
