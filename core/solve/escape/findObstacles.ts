import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId } from '../../room/model.ts';
import type { Reach } from './findReach.ts';
import type { Obstacle } from './obstacle.ts';
import { type Dependency, dependenciesOf, type World } from './world.ts';

/** What keeps the door out of reach (S2): from the door on, need by need, to a ring or to the item where it ends. */
export function findObstacles(world: World, { moves }: Reach): readonly Obstacle[] {
  const path: Dependency[] = [];
  const places = new Map<ItemId, number>();
  for (let id = DOOR_ID; ; ) {
    places.set(id, path.length);
    const need = dependenciesOf(world, id).find(({ by }) => !moves.has(by));
    if (!need) return [...path.slice(-1), deadEnd(world, id)];
    path.push(need);
    const start = places.get(need.by);
    if (start !== undefined) return path.slice(start);
    id = need.by;
  }
}

function deadEnd({ room, play }: World, id: ItemId): Obstacle {
  if (!play.items[id]?.isLocked) return { type: 'neverOpens', item: id };
  return { type: itemOf(room, id)?.unlockMethod === 'item' ? 'noKey' : 'noPassword', item: id };
}
