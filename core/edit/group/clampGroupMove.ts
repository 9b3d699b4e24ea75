import type { Position } from '../../catalogue/model.ts';
import { clampPosition } from '../../room/geometry.ts';
import type { ItemConfig } from '../../room/model.ts';

type Placed = Pick<ItemConfig, 'position' | 'width' | 'aspect'>;

/**
 * Returns the part of a move, in percent of the stage, that all of several items can make (E7), so that they keep their
 * distances to one another when one of them reaches the stage's edge.
 */
export function clampGroupMove(things: readonly Placed[], by: Position): Position {
  if (things.length < 2) return by;
  return things.reduce((way, { position, width, aspect }) => {
    const wanted = { x: position.x + way.x, y: position.y + way.y };
    const reached = clampPosition(wanted, width, aspect);
    return {
      x: reached.x === wanted.x ? way.x : shorter(way.x, reached.x - position.x),
      y: reached.y === wanted.y ? way.y : shorter(way.y, reached.y - position.y),
    };
  }, by);
}

/** Returns the shorter of two moves in the same direction; no move at all instead of one in the opposite direction. */
function shorter(way: number, reached: number): number {
  if (way === 0 || Math.sign(reached) !== Math.sign(way)) return 0;
  return Math.abs(reached) < Math.abs(way) ? reached : way;
}
