import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useProfile } from '../../shared/context/appStores.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { bookmarkText } from '../text/bookmark.ts';
import { useBookmarksStore } from './useBookmarks.ts';

/** Loaded on demand: whoever is logged in never sees it. */
const BookmarkOffer = lazy(async () => {
  const { BookmarkOffer } = await loadChunk('bookmark-offer', () => import('./BookmarkOffer.tsx'));
  return { default: BookmarkOffer };
});

interface RoomBookmark {
  isBookmarked: boolean;
  toggle: () => void;
  /** The offer for signed-out users; render it beside the button. */
  offer: ReactNode;
}

/** Whether a room is bookmarked, with a toggle. Signed-out users are offered to log in first. */
export function useBookmark(roomId: string): RoomBookmark {
  const bookmarks = useBookmarksStore();
  const userId = useProfile((profile) => profile.userId);
  const isBookmarked = useStore(bookmarks, ({ roomIds }) => roomIds.includes(roomId));
  const [isOffered, setOffered] = useState(false);

  async function mark() {
    const isKept = await bookmarks.getState().mark(roomId, !isBookmarked);
    if (!isKept) toaster.create({ id: 'bookmark', title: bookmarkText.failed, type: 'error' });
  }
  return {
    isBookmarked,
    toggle: () => (userId === '' ? setOffered(true) : void mark()),
    offer: isOffered && (
      <Suspense fallback={null}>
        <BookmarkOffer roomId={roomId} onClose={() => setOffered(false)} />
      </Suspense>
    ),
  };
}
