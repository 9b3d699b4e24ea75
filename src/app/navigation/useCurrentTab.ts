import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStores, useTab } from '../../components/appStores.ts';
import { TABS, type Tab } from '../../stores/tabStore.ts';
import { TAB_PATHS } from './tabPaths.ts';

/** Pages that belong to no section. */
const APART = ['/account', '/login', '/register', '/reset-password'];

/** The tab that is lit, null where none is; it follows the address too, as after a reload or the back button. */
export function useCurrentTab(): Tab | null {
  const { tab } = useAppStores();
  const { pathname } = useLocation();
  useEffect(() => {
    const shown = TABS.find((name) => isWithin(pathname, TAB_PATHS[name]));
    if (shown) tab.getState().setTab(shown);
  }, [pathname, tab]);
  const currentTab = useTab((state) => state.currentTab);
  return APART.includes(pathname) ? null : currentTab;
}

/** Whether a page is a section's, or one below it. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
