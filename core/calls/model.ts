import type { Action, OpaqueName, PlayEvent, PlayRefusal } from '../play/model.ts';
import type { PlayerView, ViewItem } from '../play/playerView.ts';
import type { RoomSummary } from '../room/model.ts';
import type { Finding } from '../solve/finding.ts';

/** Requests and answers of the functions under `/api/` (SPEC §7, DESIGN §4); one shape for the app and the server. */

export const SORT_FIELDS = ['createdAt', 'count', 'avgRating'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
/** SPEC §9. */
export const DASHBOARD_PAGE_SIZE = 6;

/** GET /api/summary, as query parameters (SPEC §7). Always descending, published rooms only. */
export interface SummaryQuery {
  isPublished: true;
  sortBy: SortField;
  order: 'desc';
  limit: number;
  /** The last room id of the page before. */
  startAfter?: string;
}
export type SummaryAnswer = readonly SummaryEntry[];
export type SummaryEntry = RoomSummary & { id: string };

/** POST /api/publishRoom. */
export interface PublishRequest {
  roomId: string;
  /** The revision the creator saw; another one stored is refused. */
  revision: number;
}
export interface PublishAnswer {
  isPublished: boolean;
  /** The live version's number, 0 for none. */
  version: number;
  /** Errors of L1 that stopped the publishing, empty when it went through. */
  findings: readonly Finding[];
}

/** POST /api/startPlay: opens a play (or goes on with `playId`) and gives the player's view. */
export interface StartPlayRequest {
  roomId: string;
  playId?: string;
  /** The secret that a guest's browser was given before; signed-in players send none. */
  guestToken?: string;
}
export interface StartPlayAnswer {
  playId: string;
  /** Given to guests; it proves whose play it is. Null for signed-in players. */
  guestToken: string | null;
  version: number;
  /** The number of the last action taken; the next one carries one more. */
  sequence: number;
  view: PlayerView;
}

/** POST /api/act: one action of a play. */
export interface ActRequest {
  playId: string;
  guestToken?: string;
  /** One more than that of the last action; a repeated number gets the first answer again and changes nothing. */
  sequence: number;
  /** By opaque names (P12). */
  action: Action;
  /** The name for the leaderboard; counts with `start` alone. */
  username?: string;
}
export interface ActAnswer {
  sequence: number;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/** What changed of a player's view: top-level fields as they are now, items by difference. */
export interface ViewChange extends Partial<Omit<PlayerView, 'items'>> {
  items?: {
    /** Every item of the new view, back to front. */
    order: readonly OpaqueName[];
    /** The items that are new or look different. */
    changed: readonly ViewItem[];
  };
}

/** Every failed call answers this, with a fitting status. */
export interface CallError {
  error: { code: string; message: string };
}

/** A row of the collection `records` (SPEC §3). */
export interface GameRecord {
  roomId: string;
  version: number;
  playerId: string;
  username: string;
  /** Milliseconds from start to escape without pauses, by the server's clock (P9). */
  time: number;
  /** Unix seconds. */
  createdAt: number;
}
