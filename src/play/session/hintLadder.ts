import type { Hint, HintStep } from '../../../core/hint/model.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** The rungs revealed for the current step, in order (P16). */
export type HintLadder = readonly Hint<OpaqueName, OpaqueName>[];

type EventType = PlayEvent<OpaqueName>['type'];

/** Events after which the ladder's step is done or outdated. */
const PROGRESS: readonly EventType[] = ['unlocked', 'opened', 'collected', 'combined', 'keyFits'];
/** Events that complete a step of that kind. */
const DONE_BY: Partial<Record<HintStep, EventType>> = { enter: 'entered', read: 'message' };

/**
 * The ladder after an action: one more rung, the first rung of another step, or empty once the step is done.
 */
export function nextLadder(ladder: HintLadder, events: readonly PlayEvent<OpaqueName>[]): HintLadder {
  const told = events.find((event) => event.type === 'hint');
  if (told) return told.hint.rung === 'done' ? [] : [...told.below, told.hint];
  const [{ step } = { step: undefined }] = ladder;
  const ends = step && DONE_BY[step] ? [...PROGRESS, DONE_BY[step]] : PROGRESS;
  return events.some(({ type }) => ends.includes(type)) ? [] : ladder;
}
