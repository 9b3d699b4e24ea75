import type { Combination } from '../../../room/links.ts';
import type { ItemId } from '../../../room/model.ts';
import type { World } from '../world.ts';
import { done, type Fact, seen } from './facts.ts';
import type { Rule } from './RuleBook.ts';

/**
 * C1: either part can be used on the other. The part that is used must be collected first; the other may still stand in
 * its scene.
 */
export function combinationRules(world: World, { part, other, result }: Combination): readonly Rule[] {
  return [
    use(world, { held: part, on: other, result }),
    use(world, { held: other, on: part, result }),
    ...[part, other].map((each): Rule => ({ makes: done(each), needs: [done(result)], steps: [] })),
  ];
}

function use(world: World, { held, on, result }: { held: ItemId; on: ItemId; result: ItemId }): Rule {
  return {
    makes: done(result),
    needs: [done(held), inReach(world, on)],
    steps: [{ type: 'useItem', item: held, on }],
  };
}

/** A part that is locked, or not made yet, must be collected before anything can be used on it. */
function inReach({ play, combinations }: World, id: ItemId): Fact {
  const { visible, isLocked } = play.items[id] ?? {};
  return !visible || isLocked || combinations.has(id) ? done(id) : seen(id);
}
