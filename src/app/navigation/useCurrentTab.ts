import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStores, useTab } from '../../shared/context/appStores.ts';
import { TABS, type Tab } from '../../shared/store/tabStore.ts';
import { TAB_PATHS } from './tabPaths.ts';

/** Paths of building, which have no tab of their own. */
const BUILDING = ['/room-editor', '/preview'];

/** The highlighted tab, or null; follows the address, also after a reload or the back button. */
export function useCurrentTab(): Tab | null {
  const { tab } = useAppStores();
  const { pathname } = useLocation();
  useEffect(() => {
    const shown = findSection(pathname);
    if (shown) tab.getState().setTab(shown);
  }, [pathname, tab]);
  const currentTab = useTab((state) => state.currentTab);
  // A room's page keeps the current section; other pages, including the 404 page, belong to none.
  const hasSection = findSection(pathname) !== undefined || isWithin(pathname, '/gameplay');
  return hasSection ? currentTab : null;
}

function findSection(pathname: string): Tab | undefined {
  if (BUILDING.some((page) => isWithin(pathname, page))) return 'projects';
  return TABS.find((name) => isWithin(pathname, TAB_PATHS[name]));
}

/** Whether a path is a section's, or below it. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
