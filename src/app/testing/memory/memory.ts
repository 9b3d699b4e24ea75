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
import type { VersionFigures } from '../../../../core/insight/versionFigures.ts';
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

/** Everything stored in a backend, for tests to inspect and break. */
export interface Memory {
  rooms: Map<string, Room>;
  /** Summaries of further rooms. */
  summaries: readonly SummaryEntry[];
  /** Published versions, by room and number. */
  versions: Map<string, Room>;
  /** Deleted rooms, by their ids. */
  bin: Map<string, { summary: SummaryEntry; room: Room | undefined }>;
  /** By room, changed fields of its summary. */
  marks: Map<string, Partial<SummaryEntry>>;
  /** By owner, room and writer. */
  drafts: Map<string, Draft>;
  /** Undo histories, by owner and document. */
  histories: Map<string, unknown>;
  /** Texts over their limits, by owner and document. */
  texts: Map<string, unknown>;
  /** By room and slot. */
  copies: Map<string, PastRoom>;
  /** Works kept for the bench. */
  keptWorks: Map<string, KeptWork>;
  covers: Map<string, string>;
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  starters: readonly Recipe[];
  /** As admins see them. */
  accounts: Map<string, ManagedAccount>;
  uploads: readonly Upload[];
  /** Reviews by id. */
  reviews: Map<string, ReviewEntry>;
  /** The catalogue as admins see it. */
  managed: { entries: readonly ManagedEntry[] };
  user: CurrentUser | null;
  leftPlay: LeftPlay | null;
  stats: readonly RoomStats[];
  /** Figures of the versions of any room. */
  figures: readonly VersionFigures[];
  /** Unfinished plays of any room. */
  unfinished: readonly Unfinished[];
  /** By user and room. */
  bookmarks: Set<string>;
  /** Rooms begun in this browser. */
  playedRooms: readonly string[];
  /** This player's own, by room. */
  ratings: Map<string, Stars>;
  reports: readonly ListedReport[];
  /** Scores as admins see them, by room. */
  scores: Map<string, RoomScoresAnswer>;
  offers: OffersAnswer;
  /** The result of a checkout: an address, or a failure. */
  checkout: (priceId: string, email: string | null, returnTo?: ReturnPage) => Promise<string>;
  /** Rooms allowed by the plan. */
  planRooms: number;
  /** While set, every call to the account fails with it. */
  accountFailure: BackendError | null;
  /** While true, this browser refuses storage. */
  isStorageRefused: boolean;
  /** Number of saves that reached the account. */
  saves: number;
  /** Runs once after a new room is stored, before the response. */
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
    figures: [],
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

/** Returns the value, or throws the failure of the account. */
export function answer<Value>(memory: Memory, value: Value): Value {
  if (memory.accountFailure) throw memory.accountFailure;
  return value;
}

/** Summaries of all rooms, stored ones first. */
export function summariesOf({ rooms, summaries, marks }: Memory): readonly SummaryEntry[] {
  const stored = [...rooms].map(([id, room]) => ({ ...createSummary(room, 0), id, ...marks.get(id) }));
  return [...stored, ...summaries];
}

export function markSummary({ marks }: Memory, id: string, changes: Partial<SummaryEntry>): void {
  marks.set(id, { ...marks.get(id), ...changes });
}
