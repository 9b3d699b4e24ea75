import type { ItemId } from '../../../room/model.ts';
import { touchedBy } from '../walk/walkStep.ts';
import { partsOf } from './facts.ts';
import type { Rule } from './RuleBook.ts';

/** Returns every item that a rule uses or makes; the result of a combination is in no step (C1). */
export function touchedByRule({ makes, steps }: Rule): readonly ItemId[] {
  const { kind, id } = partsOf(makes);
  const touched = steps.flatMap(touchedBy);
  return kind === 'done' && steps.length > 0 ? [...touched, id] : touched;
}
