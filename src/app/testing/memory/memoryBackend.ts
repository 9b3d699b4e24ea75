import { CALLS, type CallName } from '../../../../core/calls/calls.ts';
import { isDefaultDoor } from '../../../../core/room/create/findDefaultDoor.ts';
import { NO_RATINGS } from '../../../../core/room/lists/rating.ts';
import type { AuthPort, CurrentUser } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Bookmark, BookmarksPort } from '../../../shared/ports/BookmarksPort.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import type { RatingsPort } from '../../../shared/ports/RatingsPort.ts';
import { answer, createMemory, type Memory, summariesOf } from './memory.ts';
import { createMemoryAccounts } from './memoryAccounts.ts';
import { createMemoryBin } from './memoryBin.ts';
import { createMemoryDrafts } from './memoryDrafts.ts';
import { createMemoryKeptWorks } from './memoryKeptWorks.ts';
import { createMemoryCatalogue, createMemoryReviews } from './memoryLibrary.ts';
import { pageOf } from './memoryPalette.ts';
import { createMemoryPastRooms } from './memoryPastRooms.ts';
import { createMemoryReports } from './memoryReports.ts';
import { createMemoryRoomCalls, createMemoryRooms } from './memoryRooms.ts';
import { createMemoryScores } from './memoryScores.ts';
import { createMemoryUploadCalls, createMemoryUploads } from './memoryUploads.ts';
import { noChanges } from './noChanges.ts';
import { noMails } from './noMails.ts';

/** A backend with a memory of its own. */
export function memoryBackend(changes: Partial<Memory> = {}): Backend {
  return createMemoryBackend(createMemory(changes));
}

/** The ports over plain maps, with revisions, conflicts and the plan's limit like the real ones. */
export function createMemoryBackend(memory: Memory): Backend {
  return {
    auth: createAuth(memory),
    calls: createMemoryCalls(memory),
    rooms: createMemoryRooms(memory),
    pastRooms: createMemoryPastRooms(memory.copies),
    catalogue: {
      loadItems: async (query) => pageOf(answer(memory, memory.items), query),
      loadBackgrounds: async (query) => pageOf(answer(memory, memory.backgrounds), query),
      findItems: async (ids) => answer(memory, memory.items).filter(({ id }) => ids.includes(id)),
      findBackgrounds: async (ids) => answer(memory, memory.backgrounds).filter(({ id }) => ids.includes(id)),
      findDefaultDoors: async () => answer(memory, memory.items).filter(isDefaultDoor),
      loadStarters: async () => answer(memory, memory.starters),
    },
    uploads: createMemoryUploads(memory),
    dashboard: { summary: async () => summariesOf(memory).filter((entry) => entry.isPublished) },
    insights: {
      loadFigures: async (id) =>
        answer(memory, memory.figures)
          .filter(({ roomId }) => roomId === id)
          .toSorted((one, other) => other.version - one.version),
      loadVersion: async (id, version) => ({
        ...{ version, publishedAt: null },
        room: await createMemoryRooms(memory).loadVersion(id, version),
      }),
    },
    records: {
      loadLeaderboard: async () => ({ records: [], total: 0, own: null }),
      loadAllRecords: async () => [],
      loadTeams: async () => ({ fastest: [], own: null }),
      loadEscapes: async () => [],
    },
    ratings: createRatings(memory),
    bookmarks: createBookmarks(memory),
    drafts: createMemoryDrafts(memory),
    keptWorks: createMemoryKeptWorks(memory.keptWorks),
    playedRooms: async () => memory.playedRooms,
    leftPlay: async () => memory.leftPlay,
    findSharedOrigin: async () => window.location.origin,
    party: () => ({
      openParty: absent,
      showParty: absent,
      joinParty: absent,
      leaveSeat: absent,
      openDoor: absent,
      showSigns: absent,
      sync: absent,
      act: absent,
      setUpSeat: absent,
      callTeacher: absent,
      hasSeat: async () => false,
      forget: async () => {},
      connectLive: absent,
    }),
    remoteJudge: async () => ({
      startPlay: absent,
      act: absent,
      nameRecord: absent,
      keep: async () => {},
      reset: async () => {},
    }),
  };
}

/** The calls that screens make by themselves; all others fail here. */
function createMemoryCalls(memory: Memory): Calls {
  const absentCalls = Object.fromEntries(Object.keys(CALLS).map((name) => [name, absent]));
  return {
    ...(absentCalls as Record<CallName, typeof absent>),
    ...createMemoryRoomCalls(memory),
    ...createMemoryBin(memory),
    ...createMemoryUploadCalls(memory),
    ...createMemoryReports(memory),
    ...createMemoryScores(memory),
    ...createMemoryAccounts(memory.accounts),
    ...createMemoryReviews(memory.reviews),
    ...createMemoryCatalogue(memory.managed),
    exportAccount: async () => {
      const person = answer(memory, { account: { ...memory.user } });
      return { person, rooms: [], next: null };
    },
    deleteAccount: async () => answer(memory, { rooms: 0 }),
    listClasses: async () => ({ classes: [] }),
    offers: async () => answer(memory, memory.offers),
    createStripeCheckoutSession: async ({ priceId, email, returnTo }) => ({
      url: await memory.checkout(priceId, email, returnTo),
    }),
  };
}

function createAuth(memory: Memory): AuthPort {
  const listeners = new Set<(user: CurrentUser | null) => void>();
  return {
    watchUser: (listener) => {
      listeners.add(listener);
      listener(memory.user);
      return () => listeners.delete(listener);
    },
    register: absent,
    logIn: absent,
    refreshUser: async () => {
      for (const listener of listeners) listener(memory.user);
    },
    signOut: async () => {
      memory.user = null;
      for (const listener of listeners) listener(null);
    },
    ...noChanges,
    changeName: async (name) => {
      memory.user = memory.user && { ...memory.user, name };
      for (const listener of listeners) listener(memory.user);
    },
    confirmPassword: async () => answer(memory, undefined),
    ...noMails,
  };
}

function absent(): Promise<never> {
  return Promise.reject(new BackendError('notFound', 'Not in this memory'));
}

function createRatings(memory: Memory): RatingsPort {
  const aggregateOf = (roomId: string) => {
    const rating = memory.ratings.get(roomId);
    return rating === undefined ? NO_RATINGS : { sum: rating, count: 1 };
  };
  return {
    postRating: async (roomId, rating) => {
      memory.ratings.set(answer(memory, roomId), rating);
      return aggregateOf(roomId);
    },
    findOwnRating: async (roomId) => answer(memory, memory.ratings.get(roomId) ?? null),
    loadAggregate: async (roomId) => answer(memory, aggregateOf(roomId)),
  };
}

function createBookmarks(memory: Memory): BookmarksPort {
  const key = ({ userId, roomId }: Bookmark) => `${userId}_${roomId}`;
  return {
    listBookmarks: async (userId) => {
      const own = [...answer(memory, memory.bookmarks)].filter((id) => id.startsWith(`${userId}_`));
      return own.map((id) => id.slice(userId.length + 1));
    },
    setBookmark: async (bookmark) => void memory.bookmarks.add(answer(memory, key(bookmark))),
    deleteBookmark: async (bookmark) => void memory.bookmarks.delete(answer(memory, key(bookmark))),
  };
}
