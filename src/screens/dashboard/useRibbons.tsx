import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { useProfile } from '../../components/appStores.ts';
import { BookmarkRibbon } from '../../components/kit/BookmarkRibbon.tsx';
import { HOME, loginPath } from '../../components/loginPath.ts';
import { toaster } from '../../components/toaster.ts';
import { useBackend } from '../../components/useBackend.ts';
import { createBookmarksStore } from '../../stores/bookmarksStore.ts';
import { dashboardText } from '../../text/dashboard.ts';

interface Ribbons {
  /** Null while they are not known, or nobody is signed in. */
  roomIds: readonly string[] | null;
  ribbonOf: (room: SummaryEntry) => ReactNode;
}

/** The signed-in user's bookmarks, as ribbons on frames; a guest's ribbon leads to signing in, and is kept for then. */
export function useRibbons(): Ribbons {
  const { bookmarks: port } = useBackend();
  const [store] = useState(() => createBookmarksStore({ port, storage: sessionStorage }));
  const { roomIds, phase } = useStore(store);
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  useEffect(() => void store.getState().open(userId), [store, userId]);

  async function mark(roomId: string, isMarked: boolean) {
    if (userId === '') {
      store.getState().markLater(roomId);
      navigate(loginPath(HOME));
      return;
    }
    const isKept = await store.getState().mark(roomId, isMarked);
    if (!isKept) toaster.create({ title: dashboardText.bookmarkFailed, type: 'error' });
  }

  return {
    roomIds: phase === 'ready' ? roomIds : null,
    ribbonOf: ({ id, roomName }) => {
      const isBookmarked = roomIds.includes(id);
      return (
        <BookmarkRibbon
          isBookmarked={isBookmarked}
          label={dashboardText.bookmark(roomName)}
          onToggle={() => void mark(id, !isBookmarked)}
        />
      );
    },
  };
}
