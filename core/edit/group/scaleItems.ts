import type { Position } from '../../catalogue/model.ts';
import { clampWidth, itemRect, type PercentRect } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemConfig, ItemId } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** The fields of an item that scaling changes: position and size in percent of the stage. */
export type Grown = Pick<ItemConfig, 'position' | 'width' | 'aspect'> & { id: ItemId; spot?: unknown };

interface Growing {
  /** The point that stays in place, in percent of the stage. */
  fixed: Position;
  /** The factor, above 0. */
  times: number;
}

/**
 * Scales several items, and the distances between them, like one picture. All get the same factor, limited so that none
 * becomes smaller or larger than allowed (R3, E7). Returns one command, which is one undo step.
 */
export function scaleItems(things: readonly Grown[], { fixed, times }: Growing): Command {
  const growth = growthWithin(things, times);
  const commands = things.map((thing): Command => {
    const { x, y, width, height } = grownRect(itemRect(thing), fixed, growth);
    return thing.spot
      ? { type: 'placeSpot', id: thing.id, rect: { x, y, width, height } }
      : { type: 'resizeItem', id: thing.id, width, position: { x, y } };
  });
  return { type: 'batch', commands };
}

/** Returns the factor nearest to `times` that every item allows. */
function growthWithin(things: readonly Grown[], times: number): number {
  const least = things.map(({ width }) => Math.min(LIMITS.width.min / width, 1));
  const most = things.map(({ width, aspect }) => clampWidth(LIMITS.width.max, aspect) / width);
  return Math.min(Math.max(times, ...least), ...most);
}

/** A factor of 1 restores the exact numbers. */
function grownRect(rect: PercentRect, fixed: Position, times: number): PercentRect {
  if (times === 1) return rect;
  return {
    x: rounded(fixed.x + (rect.x - fixed.x) * times),
    y: rounded(fixed.y + (rect.y - fixed.y) * times),
    width: rounded(rect.width * times),
    height: rounded(rect.height * times),
  };
}

/** Two decimals of a percent are finer than a pixel. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
