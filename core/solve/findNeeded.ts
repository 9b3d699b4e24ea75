import { DOOR_ID, type ItemId } from '../room/model.ts';
import type { Reach } from './findReach.ts';
import { hidingNeedOf, needsOf, type World } from './world.ts';

/** The items that have to be opened, unlocked or collected before the door opens, and the door; with the way to each told clue. */
export function findNeeded(world: World, { moves, told }: Reach): ReadonlySet<ItemId> {
  const needed = new Set<ItemId>([DOOR_ID]);
  // What an item needs stands before it, so going backwards meets each item after all that needs it.
  for (const id of [...moves.keys()].reverse()) {
    if (!needed.has(id)) continue;
    const teller = told.get(id) ?? null;
    const reading = teller === null ? [] : hidingNeedOf(world, teller);
    for (const { by } of [...needsOf(world, id), ...reading]) needed.add(by);
  }
  return needed;
}
