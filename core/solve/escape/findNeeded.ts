import { DOOR_ID, type ItemId } from '../../room/model.ts';
import type { Reach } from './findReach.ts';
import { dependenciesOf, hidingDependencyOf, type World } from './world.ts';

/** The items that have to be opened, unlocked or collected before the door opens, and the door; with the way to each clue that was found. */
export function findNeeded(world: World, { moves, cluesFound }: Reach): ReadonlySet<ItemId> {
  const needed = new Set<ItemId>([DOOR_ID]);
  // What an item needs stands before it, so going backwards meets each item after all that needs it.
  for (const id of [...moves.keys()].reverse()) {
    if (!needed.has(id)) continue;
    const source = cluesFound.get(id) ?? null;
    const reading = source === null ? [] : hidingDependencyOf(world, source);
    for (const { by } of [...dependenciesOf(world, id), ...reading]) needed.add(by);
  }
  return needed;
}
