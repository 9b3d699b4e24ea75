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

/** Returns whether an item becomes one of others by being combined, perhaps several times (C2). */
export function isPartOf(room: Room, part: ItemId, wholes: readonly ItemId[]): boolean {
  return wholes.some((whole) => resultsOf(room, part).includes(whole));
}

/** Returns whether two items end up in one thing, though they do not combine as they are (C2). */
export function belongTogether(room: Room, [one, other]: readonly [ItemId, ItemId]): boolean {
  return isPartOf(room, one, resultsOf(room, other));
}

/** Returns everything that an item becomes a part of. */
function resultsOf(room: Room, part: ItemId): readonly ItemId[] {
  const results = new Set<ItemId>();
  for (let made = combinationOf(room, part)?.result; made !== undefined && !results.has(made); ) {
    results.add(made);
    made = combinationOf(room, made)?.result;
  }
  return [...results];
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
