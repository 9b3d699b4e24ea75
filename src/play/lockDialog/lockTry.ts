import type { FaceView } from '../../../core/lock/faces.ts';
import type { LockState } from '../lock/parts/StatusLamp.tsx';
import type { PasswordError } from '../session/gameDialog.ts';

/** The answer being entered on a lock, not judged yet. */
export interface Draft {
  entered: string;
  /** Why the last press did nothing: submitted without an answer, or the face takes no more. */
  fault: 'missing' | 'full' | null;
  /** How many results there were at its last change; null before the first change. */
  changedAfter: number | null;
}

/** Everything that decides what the lock's dialog shows: the draft, the judge's last result, and the connection. */
export interface Try {
  draft: Draft;
  /** Number of results from the judge so far. */
  announcements: number;
  error: PasswordError | null;
  /** Seconds for which the lock takes no answers. */
  wait: number;
  /** An answer is being checked. */
  isBusy: boolean;
  /** An answer has been checked for so long that the player is told. */
  isThinking: boolean;
  /** The answer is kept and sent once there is a connection. */
  isOffline: boolean;
  /** The answer was right. */
  isOpen: boolean;
}

/** The result of a try, as the line below the lock tells it. */
export type Outcome =
  | { type: 'none' | 'missing' | 'full' | 'offline' | 'thinking' | 'openAgain' }
  /** `isPast`: another answer is being entered; the creator's reply may help with it, but "wrong" no longer applies. */
  | { type: 'wrong'; text: string | undefined; isPast: boolean }
  | { type: 'closed' | 'slowed'; wait: number };

/** Whether the entered answer is the one that was judged wrong. */
export function isWrong(now: Try): boolean {
  return now.error?.type === 'wrong' && !now.isOffline && !now.isOpen && !isNewTry(now);
}

function isNewTry({ draft, announcements }: Try): boolean {
  return draft.changedAfter === announcements;
}

/** Returns the look of the lock, which also says whether it takes an answer. */
export function lockStateOf(now: Try): LockState {
  if (now.isOpen) return 'open';
  if (now.wait > 0) return 'resting';
  if (now.isOffline) return 'offline';
  if (now.isBusy) return 'waiting';
  return isWrong(now) ? 'wrong' : 'rest';
}

export function outcomeOf(now: Try): Outcome {
  const { error, wait } = now;
  if (now.isOffline) return { type: 'offline' };
  if (now.isThinking) return { type: 'thinking' };
  if (now.draft.fault) return { type: now.draft.fault };
  if (error === null || now.isBusy || now.isOpen) return { type: 'none' };
  if (error.type !== 'wrong') return wait > 0 ? { type: error.type, wait } : { type: 'openAgain' };
  const isPast = isNewTry(now);
  return isPast && !error.text ? { type: 'none' } : { type: 'wrong', text: error.text, isPast };
}

/**
 * Faces on which keys are pressed one after the other: they start empty after a wrong answer. Others keep what was
 * set.
 */
const EMPTIED: ReadonlySet<FaceView['type']> = new Set([
  'digits',
  'colours',
  'directions',
  'symbols',
  'melody',
  'pattern',
]);

/** Whether the face is emptied after a wrong answer. */
export function isEmptied(face: FaceView): boolean {
  return EMPTIED.has(face.type);
}

/**
 * Whether the face is set, as wheels are, rather than pressed or typed: it keeps its last entry, right or wrong, and
 * until it is opened again.
 */
export function isSet(face: FaceView): boolean {
  return face.type !== 'text' && !isEmptied(face);
}

/** Returns what was pressed after a wrong answer that is still shown. Players need not wait until that is gone. */
export function pressedSince(wrong: string, changed: string): string {
  return changed.startsWith(wrong) ? changed.slice(wrong.length).trimStart() : changed;
}
