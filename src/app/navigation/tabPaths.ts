import type { Tab } from '../../shared/store/tabStore.ts';

/** Paths of the sections (SPEC §2). */
export const TAB_PATHS: Readonly<Record<Tab, string>> = {
  home: '/dashboard',
  projects: '/projects',
  pricing: '/pricing',
  admin: '/admin',
  inventory: '/myInventory',
};
