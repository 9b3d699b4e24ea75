import type { ItemId } from '../../../room/model.ts';
import { touchedBy } from '../walk/walkStep.ts';
import { partsOf } from './facts.ts';
import type { Rule } from './RuleBook.ts';

/** Every item that a rule takes or makes: what two parts become is named by no step (C1). */
export function touchedByRule({ makes, steps }: Rule): readonly ItemId[] {
  const { kind, id } = partsOf(makes);
  const touched = steps.flatMap(touchedBy);
  return kind === 'done' && steps.length > 0 ? [...touched, id] : touched;
}
