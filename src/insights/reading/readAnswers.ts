import type { LockInsight } from '../../../core/insight/readInsights.ts';
import { isAnswer } from '../../../core/lock/lock.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { lockMarkOf } from '../../shared/mend/mendLink.ts';

/** Whether a lock has been changed or deleted since the version that was played. */
export type LockNow = 'same' | 'changed' | 'gone';

/** Whether the lock can accept a wrong answer from now on. */
export type Acceptance =
  | 'possible'
  /** The lock accepts it already. */
  | 'accepted'
  /** The lock already has as many further answers as allowed. */
  | 'full'
  /** Only a lock that takes words has further answers. */
  | 'never';

export interface AnswerRow {
  /** The answer as it is compared (A1). */
  text: string;
  /** The answer as the creator sees it, and as it is added to the lock as a further answer. */
  shown: string;
  plays: number;
  miss: LockInsight['answers'][number]['miss'];
  acceptance: Acceptance;
}

export interface AnswersRead {
  now: LockNow;
  /** Commonest first; what the lock accepts by now comes last. */
  rows: readonly AnswerRow[];
}

/**
 * Returns the wrong answers at a lock of a version with what its creator can do about each. `draft`: the room as it
 * is being edited; null if it is not known, as without a network.
 */
export function readAnswers(version: Room, draft: Room | null, { lock, answers }: LockInsight): AnswersRead {
  const before = itemOf(version, lock);
  const now = draft ? itemOf(draft, lock) : before;
  const rows = answers.map(({ text, plays, miss }): AnswerRow => {
    const shown = before ? wordsOf(before, text) : text;
    return { text, shown, plays, miss, acceptance: acceptanceOf(now, text) };
  });
  return {
    now: lockNow(before, now),
    rows: [...rows.filter((row) => !isDone(row)), ...rows.filter(isDone)],
  };
}

function lockNow(before: ItemConfig | undefined, now: ItemConfig | undefined): LockNow {
  if (!before || !now) return 'gone';
  return now.isItemLocked && lockMarkOf(before) === lockMarkOf(now) ? 'same' : 'changed';
}

function isDone({ acceptance }: AnswerRow): boolean {
  return acceptance === 'accepted';
}

function acceptanceOf(lock: ItemConfig | undefined, text: string): Acceptance {
  if (lock?.face.type !== 'text') return 'never';
  if (isAnswer(lock, text)) return 'accepted';
  return lock.alsoAccepts.length >= LIMITS.alsoAccepts ? 'full' : 'possible';
}

/** Folding turns words into capitals; they are shown in small letters, as people type them. */
function wordsOf({ face, passwordMatch }: ItemConfig, text: string): string {
  return face.type === 'text' && passwordMatch === 'folded' ? text.toLowerCase() : text;
}
