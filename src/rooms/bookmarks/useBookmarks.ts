import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import type { BookmarksState, BookmarksStore } from '../../shared/store/bookmarksStore.ts';

/** The signed-in user's bookmarks, loaded at their first use. */
export function useBookmarksStore(): BookmarksStore {
  const { bookmarks } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  useEffect(() => void bookmarks.getState().open(userId), [bookmarks, userId]);
  return bookmarks;
}

/** The bookmarked rooms; null while unknown or signed out. */
export function useBookmarkedIds(): readonly string[] | null {
  return useStore(useBookmarksStore(), knownIds);
}

function knownIds({ phase, roomIds }: BookmarksState): readonly string[] | null {
  return phase === 'ready' ? roomIds : null;
}
