import { type Combination, combinationOf, itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { collect, spend } from './effects.ts';
import { andThen, changePlayItem, isInInventory, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/**
 * Returns the combination of which the two items are the parts, in either order; null if they do not combine
 * (C1).
 */
export function findCombination(room: Room, [one, other]: readonly [ItemId, ItemId]): Combination | null {
  const combination = combinationOf(room, one);
  if (!combination) return null;
  const isOther = one === combination.part ? combination.other === other : combination.part === other;
  return isOther && itemOf(room, combination.result) ? combination : null;
}

/**
 * Uses up both parts and collects the result, with all effects of collecting (C1). A part that still stands
 * in the room is collected first, so that what it hides is revealed.
 */
export function combine(turn: Turn, { part, other, result }: Combination): Step {
  const taken = [part, other].reduce<Step>(
    (step, id) =>
      isInInventory(step.play, id) ? step : andThen(step, (play) => collect({ ...turn, play }, id)),
    { play: turn.play, events: [] },
  );
  return andThen(taken, (play) => {
    const spent = [part, other].reduce((before, id) => spend({ ...turn, play: before }, id), play);
    const made: Step = {
      play: changePlayItem(spent, result, { isHidden: false }),
      events: [{ type: 'combined', item: result }],
    };
    return andThen(made, (shown) => collect({ ...turn, play: shown }, result));
  });
}
