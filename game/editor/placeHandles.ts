import { STAGE, type StagePoint, type StageRect } from '../stage/geometry.ts';

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Handle {
  corner: Corner;
  /** In stage units. */
  center: StagePoint;
}

/** CSS pixels of a drawn handle, and of the square around it that takes a press (WCAG 2.5.8 requires 24). */
export const HANDLE_SIZE = 12;
const MOUSE_TARGET = 24;
const TOUCH_TARGET = 44;
/** CSS pixels between the handles of a small item that stay free for dragging it. */
const GRIP = 24;
/** CSS pixels: handles are placed this far outside items with a shorter side. */
const SMALL = 60;
const STALK = 11;

export function isLeft(corner: Corner): boolean {
  return corner === 'topLeft' || corner === 'bottomLeft';
}

export function isTop(corner: Corner): boolean {
  return corner === 'topLeft' || corner === 'topRight';
}

/**
 * Returns the positions of an item's resize handles: at its corners, further outside if it is too small, and
 * never off the stage, where no pointer could reach them. `scale`: CSS pixels per stage unit.
 */
export function placeHandles(rect: StageRect, scale: number): Handle[] {
  const isSmall = Math.min(rect.width, rect.height) * scale < SMALL;
  const outer = spread(grow(rect, isSmall ? STALK / scale : 0), (MOUSE_TARGET + GRIP) / scale);
  const margin = HANDLE_SIZE / 2 / scale;
  return CORNERS.map((corner) => ({
    corner,
    center: {
      x: clamp(isLeft(corner) ? outer.x : outer.x + outer.width, margin, STAGE.width - margin),
      y: clamp(isTop(corner) ? outer.y : outer.y + outer.height, margin, STAGE.height - margin),
    },
  }));
}

/** Returns the handle under a pointer, the nearest if several overlap. */
export function findHandle(
  handles: readonly Handle[],
  point: StagePoint,
  scale: number,
  isTouch: boolean,
): Handle | undefined {
  const reach = (isTouch ? TOUCH_TARGET : MOUSE_TARGET) / 2 / scale;
  return handles
    .filter(({ center }) => Math.abs(center.x - point.x) <= reach && Math.abs(center.y - point.y) <= reach)
    .sort((a, b) => distance(a.center, point) - distance(b.center, point))[0];
}

function grow({ x, y, width, height }: StageRect, by: number): StageRect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function spread(rect: StageRect, least: number): StageRect {
  const width = Math.max(rect.width, least);
  const height = Math.max(rect.height, least);
  return { x: rect.x - (width - rect.width) / 2, y: rect.y - (height - rect.height) / 2, width, height };
}

function distance(a: StagePoint, b: StagePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
