import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStores, useTab } from '../../components/appStores.ts';
import { TABS, type Tab } from '../../stores/tabStore.ts';
import { TAB_PATHS } from './tabPaths.ts';

/** Pages within whichever section one came from; any other, the 404 page too, belongs to none. */
const WITHIN_ANY = ['/gameplay', '/room-editor', '/preview'];

/** The tab that is lit, null where none is; it follows the address too, as after a reload or the back button. */
export function useCurrentTab(): Tab | null {
  const { tab } = useAppStores();
  const { pathname } = useLocation();
  useEffect(() => {
    const shown = TABS.find((name) => isWithin(pathname, TAB_PATHS[name]));
    if (shown) tab.getState().setTab(shown);
  }, [pathname, tab]);
  const currentTab = useTab((state) => state.currentTab);
  const sections = [...TABS.map((name) => TAB_PATHS[name]), ...WITHIN_ANY];
  return sections.some((section) => isWithin(pathname, section)) ? currentTab : null;
}

/** Whether a page is a section's, or one below it. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
