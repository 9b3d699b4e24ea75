import type { Position } from '../../catalogue/model.ts';
import { clampPosition, type Placed } from '../../room/geometry.ts';
import type { Room, SceneId } from '../../room/model.ts';

/** Offset in percent of the stage between items that would have the very same position (E4). */
const STEP = 2;

/** Returns the item's position, moved a little while another item of its scene has the very same one (E4). */
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

/** Down to the right first; the other directions serve where the stage's edge blocks that. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];

function keyFor(position: Position): string {
  return `${position.x} ${position.y}`;
}
