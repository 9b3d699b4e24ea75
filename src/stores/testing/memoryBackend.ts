import type { ManagedAccount } from '../../../core/account/managedAccount.ts';
import { PRODUCT_IDS, standInPriceId } from '../../../core/account/products.ts';
import type { ReturnPage } from '../../../core/calls/createStripeCheckoutSession.ts';
import type { ListedReport } from '../../../core/calls/listReports.ts';
import type { OffersAnswer } from '../../../core/calls/offers.ts';
import type { PublishRoomAnswer } from '../../../core/calls/publishRoom.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../../core/catalogue/model.ts';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import type { Upload } from '../../../core/catalogue/upload.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import { createSummary } from '../../../core/room/create/createSummary.ts';
import { isDefaultDoor } from '../../../core/room/create/findDefaultDoor.ts';
import type { Room } from '../../../core/room/model.ts';
import { NO_RATINGS, type Stars } from '../../../core/room/rating.ts';
import type { RoomStats } from '../../../core/room/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import type { Backend } from '../backend.ts';
import type { KeptWork } from '../inventory/KeptWorksPort.ts';
import type { PastRoom } from '../past/PastRoomsPort.ts';
import {
  type AuthPort,
  BackendError,
  type Bookmark,
  type BookmarksPort,
  type CurrentUser,
  type Draft,
  type DraftsPort,
  type LeftPlay,
  type RatingsPort,
  type ReportsPort,
  type RoomsPort,
} from '../ports.ts';
import { createMemoryAccounts } from './memoryAccounts.ts';
import { createMemoryKeptWorks } from './memoryKeptWorks.ts';
import { createMemoryCatalogue, createMemoryReviews } from './memoryLibrary.ts';
import { pageOf } from './memoryPalette.ts';
import { createMemoryPastRooms } from './memoryPastRooms.ts';
import { createUploads } from './memoryUploads.ts';
import { noChanges } from './noChanges.ts';
import { noMails } from './noMails.ts';
import { reportOf } from './reportOf.ts';

/** Everything that a backend holds, for tests to look into and to break. */
export interface Memory {
  rooms: Map<string, Room>;
  /** Of rooms beside these, what lists show of them. */
  summaries: readonly SummaryEntry[];
  /** By owner, room and writer. */
  drafts: Map<string, Draft>;
  /** By room and slot. */
  copies: Map<string, PastRoom>;
  /** What waits on the bench. */
  keptWorks: Map<string, KeptWork>;
  covers: Map<string, string>;
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  starters: readonly Recipe[];
  /** As admins see them. */
  accounts: Map<string, ManagedAccount>;
  uploads: readonly Upload[];
  /** What is offered to the library, by its id. */
  reviews: Map<string, ReviewEntry>;
  /** The catalogue as admins see it. */
  managed: { entries: readonly ManagedEntry[] };
  user: CurrentUser | null;
  leftPlay: LeftPlay | null;
  stats: readonly RoomStats[];
  /** By user and room. */
  bookmarks: Set<string>;
  /** Begun in this browser. */
  playedRooms: readonly string[];
  /** This player's own, by room. */
  ratings: Map<string, Stars>;
  reports: readonly ListedReport[];
  offers: OffersAnswer;
  /** What a checkout answers: an address, or how it fails. */
  checkout: (priceId: string, email: string | null, returnTo?: ReturnPage) => Promise<string>;
  /** Rooms that the plan allows. */
  planRooms: number;
  /** While set, every call to the account fails with it. */
  accountFailure: BackendError | null;
  /** While true, this browser keeps nothing. */
  isStorageRefused: boolean;
  /** Saves that reached the account. */
  saves: number;
  /** Runs once when a new room is stored, before that is answered. */
  beforeAnswer: (() => void) | null;
}

export function createMemory(changes: Partial<Memory> = {}): Memory {
  return {
    rooms: new Map(),
    summaries: [],
    drafts: new Map(),
    copies: new Map(),
    keptWorks: new Map(),
    covers: new Map(),
    items: [],
    backgrounds: [],
    starters: [],
    accounts: new Map(),
    uploads: [],
    reviews: new Map(),
    managed: { entries: [] },
    user: null,
    leftPlay: null,
    stats: [],
    bookmarks: new Set(),
    playedRooms: [],
    ratings: new Map(),
    reports: [],
    offers: {
      offers: PRODUCT_IDS.map((product) => ({ product, priceId: standInPriceId(product) })),
      provider: null,
      isRehearsal: true,
    },
    checkout: async (priceId) => `https://pay.example/${priceId}`,
    planRooms: 2,
    accountFailure: null,
    isStorageRefused: false,
    saves: 0,
    beforeAnswer: null,
    ...changes,
  };
}

/** A backend with a memory of its own. */
export function memoryBackend(changes: Partial<Memory> = {}): Backend {
  return createMemoryBackend(createMemory(changes));
}

/** The ports over plain maps: revisions, conflicts and the plan's limit as the real ones have them. */
export function createMemoryBackend(memory: Memory): Backend {
  return {
    auth: createAuth(memory),
    account: {
      exportAccount: async () => answer(memory, { account: { ...memory.user } }),
      deleteAccount: async () => answer(memory, undefined),
    },
    rooms: createRooms(memory),
    pastRooms: createMemoryPastRooms(memory.copies),
    catalogue: {
      loadItems: async (query) => pageOf(answer(memory, memory.items), query),
      loadBackgrounds: async (query) => pageOf(answer(memory, memory.backgrounds), query),
      findItems: async (ids) => answer(memory, memory.items).filter(({ id }) => ids.includes(id)),
      findBackgrounds: async (ids) => answer(memory, memory.backgrounds).filter(({ id }) => ids.includes(id)),
      findDefaultDoors: async () => answer(memory, memory.items).filter(isDefaultDoor),
      loadStarters: async () => answer(memory, memory.starters),
    },
    uploads: createUploads(memory),
    dashboard: { summary: async () => summariesOf(memory).filter((entry) => entry.isPublished) },
    records: {
      loadLeaderboard: async () => ({ records: [], total: 0, own: null }),
      loadAllRecords: async () => [],
    },
    ratings: createRatings(memory),
    bookmarks: createBookmarks(memory),
    reports: createReports(memory),
    payment: {
      loadOffers: async () => answer(memory, memory.offers),
      createStripeCheckoutSession: (...asked) => memory.checkout(...asked),
    },
    managedAccounts: createMemoryAccounts(memory.accounts),
    reviews: createMemoryReviews(memory.reviews),
    managedCatalogue: createMemoryCatalogue(memory.managed),
    drafts: createDrafts(memory),
    keptWorks: createMemoryKeptWorks(memory.keptWorks),
    playedRooms: async () => memory.playedRooms,
    leftPlay: async () => memory.leftPlay,
    remoteJudge: () => ({ startPlay: absent, act: absent, nameRecord: absent, reset: () => {} }),
  };
}

function answer<Value>(memory: Memory, value: Value): Value {
  if (memory.accountFailure) throw memory.accountFailure;
  return value;
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

function createRooms(memory: Memory): RoomsPort {
  function stored(id: string): Room {
    const room = answer(memory, memory.rooms.get(id));
    if (!room) throw new BackendError('notFound', `Room with id ${id} not found`);
    return room;
  }
  return {
    createRoom: async (id, room) => {
      if (answer(memory, memory.rooms.has(id))) throw new BackendError('conflict', 'The id is taken');
      if (memory.rooms.size >= memory.planRooms) throw new BackendError('planLimit', 'Plan full');
      memory.rooms.set(id, { ...room, revision: 1 });
      memory.saves += 1;
      memory.beforeAnswer?.();
      return { ...room, revision: 1 };
    },
    loadRoom: async (id) => stored(id),
    saveRoom: async (id, room) => {
      if (stored(id).revision !== room.revision) throw new BackendError('conflict', 'Saved in between');
      const saved = { ...room, revision: room.revision + 1 };
      memory.rooms.set(id, saved);
      memory.saves += 1;
      return saved;
    },
    uploadCover: async (id, cover) => {
      memory.covers.set(answer(memory, id), cover);
      return `/covers/${id}.webp`;
    },
    deleteRoom: async (id) => {
      memory.rooms.delete(id);
      memory.summaries = memory.summaries.filter((entry) => entry.id !== id);
    },
    prepareDeletion: async () => {},
    listRooms: async (creatorId) =>
      answer(memory, summariesOf(memory)).filter((entry) => entry.creatorId === creatorId),
    loadSummary: async (id) => {
      const entry = answer(memory, summariesOf(memory)).find((summary) => summary.id === id);
      if (!entry) throw new BackendError('notFound', `Room with id ${id} not found`);
      return entry;
    },
    listStats: async (creatorId) => memory.stats.filter((each) => each.creatorId === creatorId),
    setListed: async (id, isListed) => {
      memory.summaries = memory.summaries.map((entry) => (entry.id === id ? { ...entry, isListed } : entry));
    },
    publishRoom: async (id, revision) => publish(memory, id, stored(id), revision),
    unpublishRoom: async (id) => void memory.rooms.set(id, { ...stored(id), isPublished: false }),
  };
}

function publish(memory: Memory, id: string, room: Room, revision: number): PublishRoomAnswer {
  if (room.revision !== revision) throw new BackendError('conflict', 'Saved in between');
  const findings = findProblems(room).filter((finding) => finding.severity === 'error');
  if (findings.length > 0) return { isPublished: room.isPublished, version: 0, findings };
  const version = room.publishedVersion + 1;
  memory.rooms.set(id, { ...room, isPublished: true, publishedVersion: version });
  return { isPublished: true, version, findings: [] };
}

function summariesOf({ rooms, summaries }: Memory): readonly SummaryEntry[] {
  const stored = [...rooms].map(([id, room]) => ({ ...createSummary(room, 0), id }));
  return [...stored, ...summaries];
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

function createReports(memory: Memory): ReportsPort {
  return {
    postReport: async ({ roomId, reason, note }) => {
      const report = reportOf({ roomId, reason, note });
      memory.reports = [...answer(memory, memory.reports), { id: `report-${roomId}`, report }];
    },
    listReports: async (status) => ({
      reports: answer(memory, memory.reports).filter(({ report }) => report.status === status),
      isMore: false,
    }),
    loadOverview: async () => ({
      queues: answer(memory, { items: 0, backgrounds: 0, reports: memory.reports.length }),
      days: [{ day: '2026-11-22', accounts: 1, plays: 2, income: 20, bytes: 3_000_000 }],
    }),
    decideReport: async ({ reportId, action, answer: said }) => {
      const found = memory.reports.find(({ id }) => id === reportId);
      if (found?.report.status !== 'open') throw new BackendError('conflict', 'Another was first');
      const report = { ...found.report, status: 'decided', action, answer: said, decidedAt: 1 } as const;
      memory.reports = memory.reports.map((each) => (each === found ? { ...each, report } : each));
      return report;
    },
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

function createDrafts(memory: Memory): DraftsPort {
  const room = (owner: string, roomId: string | null) => `${owner}/${roomId ?? ''}`;
  const key = (owner: string, { roomId, writer }: Draft) => `${room(owner, roomId)}/${writer}`;
  return {
    loadDraft: async ({ owner, roomId }) =>
      [...memory.drafts]
        .filter(([name]) => name.startsWith(`${room(owner, roomId)}/`))
        .map(([, draft]) => draft)
        .sort((one, other) => other.changedAt - one.changedAt)[0] ?? null,
    saveDraft: async (owner, draft) => {
      if (memory.isStorageRefused) throw new DOMException('refused', 'QuotaExceededError');
      memory.drafts.set(key(owner, draft), draft);
    },
    deleteDraft: async (owner, draft) => {
      const isThatOne = memory.drafts.get(key(owner, draft))?.changedAt === draft.changedAt;
      if (isThatOne) memory.drafts.delete(key(owner, draft));
    },
    listDrafts: async (owner) =>
      [...memory.drafts].filter(([name]) => name.startsWith(`${owner}/`)).map(([, draft]) => draft),
    clearDrafts: async (owner) => {
      for (const name of memory.drafts.keys()) if (name.startsWith(`${owner}/`)) memory.drafts.delete(name);
    },
  };
}
