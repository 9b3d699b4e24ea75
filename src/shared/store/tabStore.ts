import { createStore, type StoreApi } from 'zustand/vanilla';

/** The navigation sections (SPEC §2, §9). */
export const TABS = ['home', 'projects', 'pricing', 'admin', 'inventory'] as const;
export type Tab = (typeof TABS)[number];

export interface TabState {
  currentTab: Tab;
  setTab: (tab: Tab) => void;
  /** Back to Home, as at sign-out (SPEC §4). */
  reset: () => void;
}

export type TabStore = StoreApi<TabState>;

/** SPEC §2: "The current tab starts at Home." */
export function createTabStore(): TabStore {
  return createStore((set) => ({
    currentTab: 'home',
    setTab: (currentTab) => set({ currentTab }),
    reset: () => set({ currentTab: 'home' }),
  }));
}
