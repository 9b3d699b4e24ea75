import type { ManagedAccount } from '../../../../core/account/managedAccount.ts';
import { PRODUCT_IDS, standInPriceId } from '../../../../core/account/products.ts';
import type { ReturnPage } from '../../../../core/calls/account/createStripeCheckoutSession.ts';
import type { OffersAnswer } from '../../../../core/calls/account/offers.ts';
import type { ListedReport } from '../../../../core/calls/admin/listReports.ts';
import type { RoomScoresAnswer } from '../../../../core/calls/admin/roomScores.ts';
import type { ManagedEntry } from '../../../../core/catalogue/managedEntry.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../../../core/catalogue/model.ts';
import type { ReviewEntry } from '../../../../core/catalogue/review.ts';
import type { Upload } from '../../../../core/catalogue/upload.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import { createSummary } from '../../../../core/room/create/createSummary.ts';
import type { Stars } from '../../../../core/room/lists/rating.ts';
import type { RoomStats } from '../../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../../core/room/lists/summaryEntry.ts';
import type { Unfinished } from '../../../../core/room/lists/unfinished.ts';
import type { Room } from '../../../../core/room/model.ts';
import type { CurrentUser } from '../../../shared/ports/AuthPort.ts';
import type { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Draft } from '../../../shared/ports/DraftsPort.ts';
import type { LeftPlay } from '../../../shared/ports/LeftPlay.ts';
import type { PastRoom } from '../../../shared/ports/PastRoomsPort.ts';
import type { KeptWork } from '../../../uploads/store/KeptWorksPort.ts';

/** Everything that a backend holds, for tests to look into and to break. */
export interface Memory {
  rooms: Map<string, Room>;
  /** Of rooms beside these, what lists show of them. */
  summaries: readonly SummaryEntry[];
  /** Published versions, by room and number. */
  versions: Map<string, Room>;
  /** Deleted rooms, by their ids. */
  bin: Map<string, { summary: SummaryEntry; room: Room | undefined }>;
  /** By room, what its summary says otherwise than at first. */
  marks: Map<string, Partial<SummaryEntry>>;
  /** By owner, room and writer. */
  drafts: Map<string, Draft>;
  /** Steps to undo, by owner and document. */
  histories: Map<string, unknown>;
  /** Texts over their limits, by owner and document. */
  texts: Map<string, unknown>;
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
  /** Who has not got out, of any room. */
  unfinished: readonly Unfinished[];
  /** By user and room. */
  bookmarks: Set<string>;
  /** Begun in this browser. */
  playedRooms: readonly string[];
  /** This player's own, by room. */
  ratings: Map<string, Stars>;
  reports: readonly ListedReport[];
  /** As admins look them over, by room. */
  scores: Map<string, RoomScoresAnswer>;
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
    versions: new Map(),
    bin: new Map(),
    marks: new Map(),
    drafts: new Map(),
    histories: new Map(),
    texts: new Map(),
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
    unfinished: [],
    bookmarks: new Set(),
    playedRooms: [],
    ratings: new Map(),
    reports: [],
    scores: new Map(),
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

/** What a call to the account answers: this, or how it fails. */
export function answer<Value>(memory: Memory, value: Value): Value {
  if (memory.accountFailure) throw memory.accountFailure;
  return value;
}

/** What lists show of all rooms, stored ones first. */
export function summariesOf({ rooms, summaries, marks }: Memory): readonly SummaryEntry[] {
  const stored = [...rooms].map(([id, room]) => ({ ...createSummary(room, 0), id, ...marks.get(id) }));
  return [...stored, ...summaries];
}

export function markSummary({ marks }: Memory, id: string, changes: Partial<SummaryEntry>): void {
  marks.set(id, { ...marks.get(id), ...changes });
}
