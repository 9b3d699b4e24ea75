import type { HitBox, Position } from '../catalogue/model.ts';
import { LIMITS } from './limits.ts';

/** Width divided by height of the stage (R3). */
export const STAGE_RATIO = 16 / 9;
/** E7: the share of an item's area that must stay on the stage. */
export const KEPT_SHARE = 0.25;
/** Tolerance for rounding: a clamped item must not count as off the stage. */
const ROUNDING = 1e-9;

/** A rectangle in percent of the stage's width (x, width) and height (y, height). */
export interface PercentRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something with a position on the stage (R3). */
export interface Placed {
  position: Position;
  width: number;
  aspect: number;
}

/** Something on the stage that reacts to clicks. */
interface Clickable extends Placed {
  hitBox: HitBox;
}

/** Returns the rectangle of an item's picture. */
export function itemRect(item: Placed): PercentRect {
  return { ...item.position, width: item.width, height: heightOf(item.width, item.aspect) };
}

/** Returns the clickable rectangle of an item. */
export function hitRect(item: Clickable): PercentRect {
  const { x, y, width, height } = itemRect(item);
  const { hitBox } = item;
  return {
    x: x + (width * hitBox.x) / 100,
    y: y + (height * hitBox.y) / 100,
    width: (width * hitBox.width) / 100,
    height: (height * hitBox.height) / 100,
  };
}

/** Returns whether two rectangles share an area. */
export function overlaps(one: PercentRect, other: PercentRect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Returns the area that two rectangles share, in square percent of the stage. */
export function sharedArea(one: PercentRect, other: PercentRect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns the share of an item's area that is on the stage, 0 to 1. */
export function shareOnStage(item: Placed): number {
  const { x, y, width, height } = itemRect(item);
  return axisShare(x, width) * axisShare(y, height);
}

/** Returns whether enough of an item is on the stage (E7, L1). */
export function isOnStage(item: Placed): boolean {
  return shareOnStage(item) >= KEPT_SHARE - ROUNDING;
}

/** Clamps a width in percent to the allowed range (R3), and so that a quarter of a tall item fits (E7). */
export function clampWidth(width: number, aspect: number): number {
  const tallest = 100 / KEPT_SHARE;
  const widest = Math.min(LIMITS.width.max, tallest / heightOf(1, aspect));
  return Math.min(Math.max(width, LIMITS.width.min), widest);
}

/** Returns the nearest position, in percent, at which enough of an item of this size is on the stage (E7). */
export function clampPosition(position: Position, width: number, aspect: number): Position {
  const item = { position, width, aspect };
  if (isOnStage(item)) return position;
  const { height } = itemRect(item);
  const share = sharesToKeep(axisShare(position.x, width), axisShare(position.y, height), 100 / height);
  return { x: clampAxis(position.x, width, share.x), y: clampAxis(position.y, height, share.y) };
}

/**
 * Returns the position and width of a door that replaces another one (R5): same height, same lower edge, same
 * centre.
 */
export function standInstead(before: Placed, aspect: number): Pick<Placed, 'position' | 'width'> {
  const width = clampWidth((before.width * before.aspect) / aspect, aspect);
  const growth = heightOf(width, aspect) - heightOf(before.width, before.aspect);
  const { x, y } = before.position;
  const standing = { x: x - (width - before.width) / 2, y: y - growth };
  return { width, position: clampPosition(standing, width, aspect) };
}

/**
 * Returns the shares of an item's width and height that must stay on the stage: raises both equally until their product
 * is large enough. `fitting` is the share of the height that fits at all.
 */
function sharesToKeep(x: number, y: number, fitting: number): Position {
  const mostY = Math.min(1, fitting);
  const atLeast = { x: Math.max(x, KEPT_SHARE / mostY), y: Math.max(y, KEPT_SHARE) };
  const lack = KEPT_SHARE / (atLeast.x * atLeast.y);
  if (lack <= 1) return atLeast;
  const shareY = Math.min(mostY, Math.max(KEPT_SHARE, atLeast.y * Math.sqrt(lack)));
  return { x: Math.min(1, KEPT_SHARE / shareY), y: shareY };
}

export function heightOf(width: number, aspect: number): number {
  return width * aspect * STAGE_RATIO;
}

function axisShare(start: number, length: number): number {
  const shown = Math.min(start + length, 100) - Math.max(start, 0);
  return Math.max(0, shown) / length;
}

function clampAxis(start: number, length: number, share: number): number {
  return Math.min(Math.max(start, (share - 1) * length), 100 - share * length);
}
