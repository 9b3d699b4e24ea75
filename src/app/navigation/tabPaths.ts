import type { Tab } from '../../stores/tabStore.ts';

/** Where the sections lead (SPEC §2). */
export const TAB_PATHS: Readonly<Record<Tab, string>> = {
  home: '/dashboard',
  projects: '/projects',
  pricing: '/pricing',
  admin: '/admin',
  inventory: '/myInventory',
};
