import type { Position } from '../../catalogue/model.ts';
import { clampPosition, type Placed } from '../../room/geometry.ts';
import type { Room, SceneId } from '../../room/model.ts';

/** Percent of the stage between things that would stand in exactly one place (E4). */
const STEP = 2;

/** The item's place, moved a little for as long as another item of its scene stands exactly there (E4). */
export function freePlace(room: Room, item: Placed & { scene: SceneId }): Position {
  const neighbours = Object.values(room.itemConfigs).filter(({ scene }) => scene === item.scene);
  const taken = new Set(neighbours.map((other) => keyFor(other.position)));
  for (const [x, y] of DIRECTIONS) {
    for (let steps = 0; steps <= taken.size; steps++) {
      const shifted = { x: item.position.x + steps * STEP * x, y: item.position.y + steps * STEP * y };
      const place = clampPosition(shifted, item.width, item.aspect);
      if (!taken.has(keyFor(place))) return place;
    }
  }
  return item.position;
}

/** Down to the right, as stacks are dealt; the others serve where the stage's edge stops that. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];

function keyFor(position: Position): string {
  return `${position.x} ${position.y}`;
}
