import type { Room } from '../../../core/room/model.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { ConflictChoice } from '../store/editorActions.ts';
import type { SaveState } from '../store/editorData.ts';

/** One save under way. */
export interface SaveRequest {
  id: string;
  /** The room that is sent. */
  room: Room;
  /** The open room it was made from: if that is still open at the response, everything is saved. */
  base: Room;
  isNew: boolean;
  /** The other version, if this one is saved beside it as a new room. */
  beside: Room | null;
}

export type Phase =
  | { type: 'clean' | 'dirty' | 'waiting' | 'left' }
  | { type: 'sending'; request: SaveRequest }
  | { type: 'conflict'; stored: Room };

/** The saving state of the open room. Immutable; only `stepSync` creates new ones. */
export interface DocumentSync {
  phase: Phase;
  /** The current room, and when the creator changed it (milliseconds since the epoch). */
  room: Room;
  changedAt: number;
  /** Guests have only the draft. */
  isGuest: boolean;
  /** The room's id in the address and in the draft's key; null before the first save. */
  roomId: string | null;
  /** The id in the account; null before the first save, and after it was deleted elsewhere. */
  storedId: string | null;
  /**
   * The id of the next first save. Made beforehand, so that a repeated save after a lost response is the same
   * room.
   */
  futureId: string;
  /** Whether anything was changed since the room was opened. */
  isTouched: boolean;
  /** False if this browser refused the last draft. */
  isDraftKept: boolean;
  /** Why the last save failed, and how many failed in a row. */
  failure: 'signedOut' | BackendErrorCode | null;
  failures: number;
  /** Sent rooms without a response: the account may have any of them. */
  unanswered: readonly Room[];
  /** The browser has no network: nothing is sent, and the status shows it. */
  isOffline: boolean;
  /** True while the last save of a room runs that the creator has left. */
  isLeaving: boolean;
}

export type SyncEvent =
  | { type: 'changed'; room: Room; at: number }
  /** The server changed fields itself, as publishing does; nothing has to be saved. */
  | { type: 'settled'; fields: Partial<Room> }
  /** The stored version, loaded while nothing is unsaved. */
  | { type: 'seen'; stored: Room }
  | { type: 'drafted'; isKept: boolean }
  /** The page is hidden and may close any moment. */
  | { type: 'hidden' }
  /** The browser lost its network or has it again. */
  | { type: 'connected'; isOnline: boolean }
  /** A wait has ended, or the network is back. */
  | { type: 'due' }
  /** The creator saves explicitly, even an untouched new room. */
  | { type: 'asked' }
  /** `freshId` is the next `futureId`. */
  | { type: 'answered'; room: Room; freshId: string }
  | { type: 'failed'; code: BackendErrorCode }
  /** The stored version after a save met a conflict. */
  | { type: 'found'; stored: Room; freshId: string }
  | { type: 'chosen'; choice: ConflictChoice }
  | { type: 'left' }
  /** The preview takes over: two writers would cause conflicts. */
  | { type: 'released' }
  | { type: 'discarded' };

export type SyncEffect =
  /** Writes the draft: at once, or together with closely following changes. */
  | { type: 'keepDraft'; isUrgent: boolean }
  | { type: 'forgetDraft' }
  | { type: 'send'; request: SaveRequest }
  /** Loads the stored version. */
  | { type: 'load'; id: string }
  /** Milliseconds until `due`; replaces an earlier wait. */
  | { type: 'wait'; delay: number };

/** The saving status shown to the creator. */
export function saveStateOf(sync: DocumentSync): SaveState {
  const { phase, failure, isTouched, isDraftKept, isGuest, isOffline } = sync;
  if (phase.type === 'conflict') return { type: 'conflict' };
  if (phase.type === 'clean') return { type: isTouched ? 'saved' : 'untouched' };
  const isCut = isOffline && !isGuest;
  const isOnItsWay = !isCut && (phase.type !== 'waiting' || failure === null);
  if (!isDraftKept) return { type: 'unkept', isOnItsWay };
  if (isCut) return { type: 'onDevice', reason: 'offline' };
  return isOnItsWay || failure === null ? { type: 'saving' } : { type: 'onDevice', reason: failure };
}
