import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { BookmarksStore } from '../store/bookmarksStore.ts';
import type { ProfileActions, ProfileState, ProfileStore } from '../store/profileStore.ts';
import type { TabState, TabStore } from '../store/tabStore.ts';

/** The stores that outlive a screen. `src/app` creates them once. */
export interface AppStores {
  profile: ProfileStore;
  tab: TabStore;
  bookmarks: BookmarksStore;
}

export const AppStoresContext = createContext<AppStores | null>(null);

export function useAppStores(): AppStores {
  const stores = useContext(AppStoresContext);
  if (!stores) throw new Error('useAppStores needs <AppStoresContext.Provider> above it.');
  return stores;
}

/** Reads a part of the current user's state. */
export function useProfile<Part>(select: (profile: ProfileState & ProfileActions) => Part): Part {
  return useStore(useAppStores().profile, select);
}

export function useTab<Part>(select: (state: TabState) => Part): Part {
  return useStore(useAppStores().tab, select);
}
