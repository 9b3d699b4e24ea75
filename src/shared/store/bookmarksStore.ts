import { createStore } from 'zustand/vanilla';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { BookmarksPort } from '../ports/BookmarksPort.ts';

/** SPEC §3 "bookmarks": the user's bookmarked rooms. */
export interface BookmarksState {
  /** The owner; empty when signed out. */
  userId: string;
  roomIds: readonly string[];
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Loads a user's bookmarks, unless loaded; an empty id clears them. */
  open: (userId: string) => Promise<void>;
  /**
   * Sets or removes a bookmark, shown at once. Returns false and restores the former state if it could not be
   * stored.
   */
  mark: (roomId: string, isMarked: boolean) => Promise<boolean>;
  /** Remembers a room to be bookmarked after the next sign-in in this tab. */
  markLater: (roomId: string) => void;
}

interface BookmarksDeps {
  port: BookmarksPort;
  /** Keeps the room to bookmark while somebody signs in. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const LATER = 'bookmarkLater';

/** Failures are logged (SPEC §8); the screen reports those of the user's own actions. */
export function createBookmarksStore({ port, storage }: BookmarksDeps) {
  return createStore<BookmarksState>((set, get) => {
    const enqueue = createSerialQueue();
    /** For each room, its latest change while that is under way. Results of earlier changes are ignored. */
    const latest = new Map<string, symbol>();

    async function open(userId: string) {
      const { userId: present, phase } = get();
      if (userId === present && (phase === 'loading' || phase === 'ready')) return;
      set({ userId, roomIds: [], phase: userId === '' ? 'idle' : 'loading' });
      if (userId === '') return;
      await enqueue(() => load(userId));
      const later = takeLater(storage);
      if (later !== null) await mark(later, true);
    }

    async function load(userId: string) {
      try {
        const roomIds = await port.listBookmarks(userId);
        if (get().userId === userId) set({ roomIds, phase: 'ready' });
      } catch (error) {
        console.error('The bookmarks could not be loaded.', error);
        if (get().userId === userId) set({ phase: 'failed' });
      }
    }

    function show(userId: string, roomId: string, isMarked: boolean) {
      const { userId: present, roomIds } = get();
      if (userId !== present) return;
      const others = roomIds.filter((id) => id !== roomId);
      set({ roomIds: isMarked ? [...others, roomId] : others });
    }

    async function mark(roomId: string, isMarked: boolean): Promise<boolean> {
      const { userId } = get();
      const bookmark = { userId, roomId };
      const own = Symbol(roomId);
      latest.set(roomId, own);
      const showOutcome = (outcome: boolean) => {
        if (latest.get(roomId) === own) show(userId, roomId, outcome);
      };
      showOutcome(isMarked);
      try {
        await enqueue(() => (isMarked ? port.setBookmark(bookmark) : port.deleteBookmark(bookmark)));
        // A list requested before this change does not include it.
        showOutcome(isMarked);
        return true;
      } catch (error) {
        console.error('The bookmark could not be kept.', error);
        showOutcome(!isMarked);
        return false;
      }
    }

    return {
      userId: '',
      roomIds: [],
      phase: 'idle',
      open,
      mark,
      markLater: (roomId) => storage.setItem(LATER, roomId),
    };
  });
}

export type BookmarksStore = ReturnType<typeof createBookmarksStore>;

function takeLater(storage: BookmarksDeps['storage']): string | null {
  const roomId = storage.getItem(LATER);
  storage.removeItem(LATER);
  return roomId;
}
