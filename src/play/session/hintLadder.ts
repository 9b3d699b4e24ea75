import type { Hint, HintStep } from '../../../core/hint/model.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** What was told of the step that is to be done next, rung by rung (P16). */
export type HintLadder = readonly Hint<OpaqueName, OpaqueName>[];

type EventType = PlayEvent<OpaqueName>['type'];

/** What shows that something was done, so that the ladder leads nowhere any more. */
const PROGRESS: readonly EventType[] = ['unlocked', 'opened', 'collected', 'combined', 'keyFits'];
/** What besides does a step of its kind. */
const DONE_BY: Partial<Record<HintStep, EventType>> = { enter: 'entered', read: 'message' };

/** The ladder after an action: a rung more, another step's first, or none once the step was done. */
export function nextLadder(ladder: HintLadder, events: readonly PlayEvent<OpaqueName>[]): HintLadder {
  const told = events.find((event) => event.type === 'hint');
  if (told) return told.hint.rung === 'done' ? [] : [...told.below, told.hint];
  const [{ step } = { step: undefined }] = ladder;
  const ends = step && DONE_BY[step] ? [...PROGRESS, DONE_BY[step]] : PROGRESS;
  return events.some(({ type }) => ends.includes(type)) ? [] : ladder;
}
