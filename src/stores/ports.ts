import type { ReturnPage } from '../../core/calls/createStripeCheckoutSession.ts';
import type { DecideReportRequest } from '../../core/calls/decideReport.ts';
import type { ListReportsAnswer } from '../../core/calls/listReports.ts';
import type { OffersAnswer } from '../../core/calls/offers.ts';
import type { OverviewAnswer } from '../../core/calls/overview.ts';
import type { ListCursor } from '../../core/calls/pieces/cursors.ts';
import type { PostReportRequest } from '../../core/calls/postReport.ts';
import type { PublishRoomAnswer } from '../../core/calls/publishRoom.ts';
import type { SaveUploadRequest } from '../../core/calls/saveUpload.ts';
import type { SortField, SummaryAnswer } from '../../core/calls/summary.ts';
import type { TakePictureAnswer } from '../../core/calls/takePicture.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../core/catalogue/model.ts';
import type { Upload, UploadKind } from '../../core/catalogue/upload.ts';
import type { GameRecord } from '../../core/play/gameRecord.ts';
import type { Action, PlayEvent, PlayRefusal } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/opaqueName.ts';
import type { PlayerView } from '../../core/play/playerView.ts';
import type { Recipe } from '../../core/recipe/model.ts';
import type { Report, ReportStatus } from '../../core/report/report.ts';
import type { RatingAggregate, Stars } from '../../core/room/lists/rating.ts';
import type { RoomStats } from '../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import type { Warn } from '../../core/room/load/mend/warning.ts';
import type { Room } from '../../core/room/model.ts';

/** What the stores ask of the outside world; `src/firebase` implements it and `src/app` wires it. */

export type BackendErrorCode =
  | 'offline'
  | 'unauthenticated'
  | 'permissionDenied'
  | 'notFound'
  /** Someone (another tab or device) saved in between. */
  | 'conflict'
  | 'planLimit'
  /** As much is kept as an account may have. */
  | 'quotaReached'
  | 'emailTaken'
  | 'badCredentials'
  | 'weakPassword'
  | 'badEmail'
  /** A mailed link is older than its hour. */
  | 'linkExpired'
  /** A mailed link was used, replaced by what happened since, or is not whole. */
  | 'linkUsed'
  | 'tooManyRequests'
  /** The disk or the quota behind the server is used up: nothing can be saved, all can be read. */
  | 'serverFull'
  | 'refused'
  | 'unknown';

/** Every failure that crosses a port. `message` is fit for a user where the code says no more. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** What the server itself said, null where it said nothing. */
  readonly serverText: string | null;
  constructor(
    code: BackendErrorCode,
    message: string,
    { serverText = null, ...options }: ErrorOptions & { serverText?: string | null } = {},
  ) {
    super(message, options);
    this.code = code;
    this.serverText = serverText;
  }
}

/** SPEC §3 "Current user info", without the loading flag. */
export interface CurrentUser {
  userId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** When the account was made, as the sign-in service says. */
  createdAt: Date | null;
  isAdmin: boolean;
  stripeId: string | null;
  /** The beginning of Pro, null without a plan. */
  start_datetime: Date | null;
  /** The end of Pro, null without a plan. */
  end_datetime: Date | null;
  /** Packs that were bought. */
  packs: readonly string[];
  /** Products whose payment was begun and has not arrived, as a slow bank's. */
  paymentsUnderWay: readonly string[];
}

export interface AuthPort {
  /** Calls back with the user, or null when signed out, now and after every change. Returns the way to stop it. */
  watchUser: (listener: (user: CurrentUser | null) => void) => () => void;
  /** Makes the account and logs in; a mail to confirm the address is sent, and not waited for to arrive. */
  register: (name: string, email: string, password: string) => Promise<void>;
  logIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Looks again at who is signed in, when the server may have changed the record; the watchers hear of it. */
  refreshUser: () => Promise<void>;
  /** Mails a link for a new password, and does not say whether the address has an account. @throws badEmail, tooManyRequests */
  requestPasswordReset: (email: string) => Promise<void>;
  /** The address that a link for a new password was mailed to; the link stays good. @throws linkExpired, linkUsed */
  checkPasswordReset: (code: string) => Promise<string>;
  /** Uses the link up. Nobody is logged in by it. @throws linkExpired, linkUsed, weakPassword */
  resetPassword: (code: string, password: string) => Promise<void>;
  /** Mails the current user a link that confirms the address. @throws unauthenticated, tooManyRequests */
  sendEmailVerification: () => Promise<void>;
  /**
   * Uses up a link that confirms an address, changes it or takes the old one back; the watchers hear of it.
   * Answers the address that the account has by it.
   * @throws linkExpired, linkUsed, emailTaken
   */
  confirmEmail: (code: string) => Promise<string>;
  /** The watchers hear of the new name. @throws unauthenticated */
  changeName: (name: string) => Promise<void>;
  /**
   * Mails a link to the new address; it is the account's once that link is opened.
   * @throws badCredentials (the present password is another one), badEmail, emailTaken, tooManyRequests
   */
  changeEmail: (email: string, password: string) => Promise<void>;
  /** Other devices have to log in again. @throws badCredentials, weakPassword, tooManyRequests */
  changePassword: (present: string, next: string) => Promise<void>;
  /** Proves anew who is there, for what cannot be undone. @throws badCredentials, tooManyRequests */
  confirmPassword: (password: string) => Promise<void>;
  /** The address of the page with the mails of a local server; null where real mails are sent, or this is not its machine. */
  findMailbox: () => Promise<string | null>;
}

/** What is stored of the person who is logged in, as a whole. */
export interface AccountPort {
  /** All of it, as one document. @throws unauthenticated, tooManyRequests */
  exportAccount: () => Promise<Record<string, unknown>>;
  /** Deletes it with the account itself, soon after `confirmPassword`. @throws unauthenticated, tooManyRequests */
  deleteAccount: () => Promise<void>;
}

export interface RoomsPort {
  /**
   * Adds the summary, then sets rooms/{id}, in one batch with the creator's counter; answers the room as stored.
   * @throws planLimit; conflict (the id is taken: by this very room, if the answer to an earlier call was lost)
   */
  createRoom: (id: string, room: Room) => Promise<Room>;
  /** @throws notFound (also where the room is not the caller's: the two look alike) */
  loadRoom: (id: string, warn?: Warn) => Promise<Room>;
  /** Saves over revision `room.revision`; answers the room with its new revision. @throws conflict */
  saveRoom: (id: string, room: Room) => Promise<Room>;
  /** Stores the cover, a webp picture as a data URL, as images/{roomId}.webp; answers its address. */
  uploadCover: (id: string, cover: string) => Promise<string>;
  /**
   * Deletes rooms/{id}, summary/{id} and the cover, and counts the creator's rooms down; deleted before is deleted as well.
   * @throws notFound (the room is another's)
   */
  deleteRoom: (id: string) => Promise<void>;
  /** Renews what a deletion needs, so that nothing has to be waited for when the page is left within half a minute. */
  prepareDeletion: () => Promise<void>;
  /** The creator's own summaries, newest first. */
  listRooms: (creatorId: string) => Promise<readonly SummaryEntry[]>;
  /** What lists show of a published room, or of one's own. @throws notFound (also where it is not to be seen) */
  loadSummary: (id: string) => Promise<SummaryEntry>;
  /** How the plays of the creator's live versions ended. */
  listStats: (creatorId: string) => Promise<readonly RoomStats[]>;
  /** Whether the public list shows a room, or it is played by its link alone. */
  setListed: (id: string, isListed: boolean) => Promise<void>;
  publishRoom: (id: string, revision: number) => Promise<PublishRoomAnswer>;
  /** Takes a published room off the dashboard. */
  unpublishRoom: (id: string) => Promise<void>;
}

/** What saving a room takes. */
export type RoomSaver = Pick<RoomsPort, 'createRoom' | 'loadRoom' | 'saveRoom'>;

export interface PaymentPort {
  loadOffers: () => Promise<OffersAnswer>;
  /** Answers where the payment provider takes the payment. @throws BackendError with the server's words */
  createStripeCheckoutSession: (
    priceId: string,
    email: string | null,
    returnTo?: ReturnPage,
  ) => Promise<string>;
}

/** Which entries of the library a list shows, and from where on. */
export interface PaletteQuery {
  tag?: ItemTag;
  /** Beginnings of words, of which an entry has one; at most 30. */
  beginnings?: readonly string[];
  after?: ListCursor;
}

/** Some of a list's entries, in the palette's order. */
export interface PalettePage<Entry> {
  entries: readonly Entry[];
  /** Where the next page begins; null at the end. */
  next: ListCursor | null;
}

/** The library's active entries: a page at a time, or those that are named. */
export interface CataloguePort {
  loadItems: (query?: PaletteQuery) => Promise<PalettePage<CatalogueEntry>>;
  loadBackgrounds: (query?: PaletteQuery) => Promise<PalettePage<BackgroundEntry>>;
  findItems: (ids: readonly string[]) => Promise<readonly CatalogueEntry[]>;
  findBackgrounds: (ids: readonly string[]) => Promise<readonly BackgroundEntry[]>;
  /** The items of the tag and name of the default door (SPEC §7). */
  findDefaultDoors: () => Promise<readonly CatalogueEntry[]>;
  /** Rooms to begin from. */
  loadStarters: () => Promise<readonly Recipe[]>;
}

export interface SendOptions {
  /** Called with the share (0 to 1) that has been sent. */
  onProgress: (share: number) => void;
  /** Stops the sending, which then fails with its reason. */
  signal: AbortSignal;
}

/** What somebody has uploaded for rooms of their own. */
export interface UploadsPort {
  /** All of one's own, newest first. */
  listUploads: (userId: string) => Promise<readonly Upload[]>;
  /** Sends a picture and answers what became of it. @throws permissionDenied (no plan for it), quotaReached, tooManyRequests */
  takePicture: (file: Blob, kind: UploadKind, options: SendOptions) => Promise<TakePictureAnswer>;
  /** Keeps an upload, or changes the one of the id. @throws notFound, quotaReached, permissionDenied */
  saveUpload: (request: SaveUploadRequest) => Promise<Upload>;
  /** Rooms that were published with it keep their pictures. */
  deleteUpload: (uploadId: string) => Promise<void>;
  /** Offers it to the library, as it is now. */
  askReview: (uploadId: string) => Promise<Upload>;
  /** Takes the offer back. */
  withdrawReview: (uploadId: string) => Promise<Upload>;
}

/** Which of the published rooms; an empty field leaves none out. */
export interface RoomFilter {
  search?: string;
  language?: string;
}

export interface DashboardPort {
  /**
   * Published rooms, descending, after the given room id (SPEC §7); of a search, those whose names have words that begin
   * so, of a language, those written in it (M2). @throws 'Network response was not ok'
   */
  summary: (
    sortBy: SortField,
    startAfter?: string,
    filter?: RoomFilter,
    limit?: number,
  ) => Promise<SummaryAnswer>;
}

/** A play that was begun in this browser and has not ended. */
export interface LeftPlay {
  roomId: string;
  roomName: string;
  /** Empty where the room has no cover. */
  imageUrl: string;
  /** Milliseconds on its clock at the moment `at` (milliseconds since the epoch, by this device); null without a limit (P15). */
  timeLeft: number | null;
  isPaused: boolean;
  at: number;
}

/** Milliseconds on the clock of a play that was left; 0 when it has run out, null where it cannot. */
export function timeLeftOf({ timeLeft, isPaused, at }: LeftPlay, now: number): number | null {
  return isPaused || timeLeft === null ? timeLeft : Math.max(0, timeLeft - Math.max(0, now - at));
}

/** What a leaderboard shows at first. */
export interface Leaderboard {
  /** Fastest first; of one address's guests no more than the ten best. */
  records: readonly GameRecord[];
  /** How many there are in all. */
  total: number;
  own: OwnRecord | null;
}

/** The player's own record, wherever it stands. */
export interface OwnRecord {
  record: GameRecord;
  /** Counted from 1; null where it is shown on demand alone. */
  place: number | null;
}

export interface RecordsPort {
  /** The leaderboard of a room's version, as this player sees it. */
  loadLeaderboard: (roomId: string, version: number, playerId: string) => Promise<Leaderboard>;
  /** Every record of a room's version, as far as one page bears, fastest first; those that stand apart come last. */
  loadAllRecords: (roomId: string, version: number) => Promise<readonly GameRecord[]>;
}

export interface RatingsPort {
  /** Rates a room that this player has finished; answers how it stands then (SPEC §7). @throws notFound, tooManyRequests */
  postRating: (roomId: string, rating: Stars) => Promise<RatingAggregate>;
  /** The stars that this player gave the room before; null for none. */
  findOwnRating: (roomId: string) => Promise<Stars | null>;
  /** How many ratings a room has, and their sum. */
  loadAggregate: (roomId: string) => Promise<RatingAggregate>;
}

export interface ReportsPort {
  /** Tells the admins of a room, or of a name on its leaderboard. @throws notFound (it is not to be seen), tooManyRequests */
  postReport: (report: Omit<PostReportRequest, 'guestToken'>) => Promise<void>;
  /** For admins: the reports of a status, after the given one. @throws permissionDenied */
  listReports: (status: ReportStatus, after?: string) => Promise<ListReportsAnswer>;
  /** For admins. @throws permissionDenied; notFound (it is gone); conflict (another admin was first) */
  decideReport: (decision: DecideReportRequest) => Promise<Report>;
  /** For admins: what waits for them, and how the last days went. @throws permissionDenied */
  loadOverview: () => Promise<OverviewAnswer>;
}

/** Whose bookmark of which room: the document {userId}_{roomId} (SPEC §3). */
export interface Bookmark {
  userId: string;
  roomId: string;
}

export interface BookmarksPort {
  /** The ids of the rooms that the user bookmarked. */
  listBookmarks: (userId: string) => Promise<readonly string[]>;
  /** @throws permissionDenied (the room is not published) */
  setBookmark: (bookmark: Bookmark) => Promise<void>;
  deleteBookmark: (bookmark: Bookmark) => Promise<void>;
}

/** A draft kept on this device (IndexedDB), from the first change on. */
export interface Draft {
  /** Null while the room was never saved to the account. */
  roomId: string | null;
  /** The id that its first save gives the room: sent again after a reload, it is still one room. */
  futureId: string;
  room: Room;
  /** When the creator changed it last, in milliseconds since the epoch. */
  changedAt: number;
  /** The editor that wrote it: each has a draft of its own, so that no tab writes over another's. */
  writer: string;
}

/** Whose draft, and of which room. */
export interface DraftKey {
  /** The user id, or 'guest' when signed out. */
  owner: string;
  /** Null for a room that was never saved to the account. */
  roomId: string | null;
}

export interface DraftsPort {
  /** The newest draft of a room; `warn` is given what was mended (R1). */
  loadDraft: (key: DraftKey, warn?: Warn) => Promise<Draft | null>;
  saveDraft: (owner: string, draft: Draft) => Promise<void>;
  /** Deletes this very draft: what its writer has kept since, stays. */
  deleteDraft: (owner: string, draft: Draft) => Promise<void>;
  /** Everything of this owner that is kept here and not yet in the account: a draft is deleted once it is saved there. */
  listDrafts: (owner: string) => Promise<readonly Draft[]>;
  /** Deletes them and takes no more of this owner until the next `loadDraft`: a late autosave must not bring them back. */
  clearDrafts: (owner: string) => Promise<void>;
}

/** A play as begun at whoever judges it: the server, or the browser itself in preview. */
export interface StartedPlay {
  view: PlayerView;
  version: number;
  /** By which the leaderboard knows the player; empty in preview. */
  playerId: string;
}

export interface ActOutcome {
  view: PlayerView;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
}

/** The judge of one play: server or preview, so that the screen cannot tell them apart (DESIGN §4). */
export interface PlayJudge {
  /** Begins a play, or goes on with the one this browser left; the clock waits for the action `start`. @throws notFound with SPEC §5's text */
  startPlay: () => Promise<StartedPlay>;
  act: (action: Action<OpaqueName>) => Promise<ActOutcome>;
  /** Gives the player's record a name, once (P17); answers it as it is shown. @throws notFound, conflict, refused */
  nameRecord: (username: string) => Promise<string>;
  /** Forgets the play, so that `startPlay` begins a new one. */
  reset: () => void;
}
