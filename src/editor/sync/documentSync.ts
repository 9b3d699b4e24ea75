import type { Room } from '../../../core/room/model.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { ConflictChoice } from '../store/editorActions.ts';
import type { SaveState } from '../store/editorData.ts';

/** One save on its way. */
export interface SaveRequest {
  id: string;
  /** What is sent. */
  room: Room;
  /** The open room that it was made of: if that is still open when the answer comes, all is saved. */
  base: Room;
  isNew: boolean;
  /** Somebody else's version, where this one is kept beside it as a new room. */
  beside: Room | null;
}

export type Phase =
  | { type: 'clean' | 'dirty' | 'waiting' | 'left' }
  | { type: 'sending'; request: SaveRequest }
  | { type: 'conflict'; stored: Room };

/** How far the open room has got into this browser and into the account. Immutable; `stepSync` alone changes it. */
export interface DocumentSync {
  phase: Phase;
  /** The newest state of it, and when the creator made that (milliseconds since the epoch). */
  room: Room;
  changedAt: number;
  /** Without an account the draft is all there is. */
  isGuest: boolean;
  /** What it is opened by and where its draft lies; null before the first save. */
  roomId: string | null;
  /** Where the account holds it: nowhere before the first save, nor after it was deleted elsewhere. */
  storedId: string | null;
  /** The id of the next first save. Made before it is sent: sent again after a lost answer, it is the same room. */
  futureId: string;
  /** Whether anything happened to it since it was opened. */
  isTouched: boolean;
  /** False where this browser refused the last draft. */
  isDraftKept: boolean;
  /** Why the last save came to nothing, and how many did in a row. */
  failure: 'signedOut' | BackendErrorCode | null;
  failures: number;
  /** Sent, and the answer was lost: the account may hold one of them. */
  unanswered: readonly Room[];
  /** The browser knows of no network: nothing is sent, and that is said at once. */
  isOffline: boolean;
  /** True while the last save of a room runs that the creator has left. */
  isLeaving: boolean;
}

export type SyncEvent =
  | { type: 'changed'; room: Room; at: number }
  /** The account changed it by itself, as publishing does: there is nothing to save. */
  | { type: 'settled'; fields: Partial<Room> }
  /** What the account holds, looked at while nothing is to be saved. */
  | { type: 'seen'; stored: Room }
  | { type: 'drafted'; isKept: boolean }
  /** The page is out of sight, and may be gone the next moment. */
  | { type: 'hidden' }
  /** The browser lost its network, or has it again. */
  | { type: 'connected'; isOnline: boolean }
  /** It waited long enough, or the network is back. */
  | { type: 'due' }
  /** The creator wants it saved now, also a new room that nothing was done to. */
  | { type: 'asked' }
  /** `freshId` is the next `futureId`. */
  | { type: 'answered'; room: Room; freshId: string }
  | { type: 'failed'; code: BackendErrorCode }
  /** What the account holds where a save met a conflict. */
  | { type: 'found'; stored: Room; freshId: string }
  | { type: 'chosen'; choice: ConflictChoice }
  | { type: 'left' }
  /** The preview goes on with it: two writers would only meet in a conflict. */
  | { type: 'released' }
  | { type: 'discarded' };

export type SyncEffect =
  /** Writes the draft: at once, or sharing a write with changes that follow closely. */
  | { type: 'keepDraft'; isUrgent: boolean }
  | { type: 'forgetDraft' }
  | { type: 'send'; request: SaveRequest }
  /** Loads what the account holds. */
  | { type: 'load'; id: string }
  /** Until `due`, in milliseconds; in the place of an earlier wait. */
  | { type: 'wait'; delay: number };

/** Where the last change has got to, for the creator. */
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
