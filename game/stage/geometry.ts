import type { Position } from '../../core/catalogue/model.ts';
import type { PercentRect } from '../../core/room/geometry.ts';
import type { ClientPoint, Viewport } from '../ports.ts';

/** Stage units: scenes and gestures use 1280×720, whatever the canvas's size. */
export const STAGE = { width: 1280, height: 720 } as const;

/** In stage units. */
export interface StagePoint {
  x: number;
  y: number;
}

/** In stage units, from the top-left corner. */
export interface StageRect extends StagePoint {
  width: number;
  height: number;
}

/** The modifier keys held with a pointer. */
export interface HeldKeys {
  shiftKey: boolean;
  altKey: boolean;
  /** Control, or a Mac's command key. */
  ctrlKey: boolean;
}

export const NO_KEYS: HeldKeys = { shiftKey: false, altKey: false, ctrlKey: false };

/** The state of a pointer. */
export interface StagePointer extends ClientPoint {
  /** In stage units, possibly outside the stage. */
  point: StagePoint;
  /** CSS pixels per stage unit. */
  scale: number;
  /** Whether it counts as a finger, which is less exact than a mouse. */
  isTouch: boolean;
  keys: HeldKeys;
  /** Milliseconds of the page's clock. */
  time: number;
}

interface PointerOptions extends Partial<Pick<StagePointer, 'isTouch' | 'keys' | 'time'>> {
  /** The visible part of the stage; default: all of it. */
  viewport?: Viewport;
}

/**
 * Returns the share of the stage's width that a canvas shows at the stage's full height: 1 at the stage's
 * shape, less on an upright canvas.
 */
export function shareOf({ width, height }: { width: number; height: number }): number {
  const share = (width * STAGE.height) / (height * STAGE.width);
  // A canvas without a size, before layout, gives no number. One of whole pixels never has exactly the stage's shape.
  return Number.isFinite(share) && Math.abs(share - 1) > 0.01 ? share : 1;
}

/** Converts a window position to stage units; the only such conversion, shared by taps, drags and drops. */
export function toStagePointer(
  canvas: Pick<HTMLCanvasElement, 'getBoundingClientRect'>,
  { clientX, clientY }: ClientPoint,
  { isTouch = false, keys = NO_KEYS, time = 0, viewport = { zoom: 1, x: 0, y: 0 } }: PointerOptions = {},
): StagePointer {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const { zoom, x, y } = viewport;
  const share = shareOf({ width, height });
  const point = {
    x: x + ((clientX - left) * STAGE.width * share) / width / zoom,
    y: y + ((clientY - top) * STAGE.height) / height / zoom,
  };
  const scale = (zoom * width) / (STAGE.width * share);
  return { clientX, clientY, point, scale, isTouch, keys, time };
}

export function toStagePoint(position: Position): StagePoint {
  return { x: (position.x * STAGE.width) / 100, y: (position.y * STAGE.height) / 100 };
}

/** Converts to percent of the stage, rounded to a hundredth: finer than a pixel and short as JSON. */
export function toPosition(point: StagePoint): Position {
  return { x: roundPercent((point.x * 100) / STAGE.width), y: roundPercent((point.y * 100) / STAGE.height) };
}

export function roundPercent(value: number): number {
  return Math.round(value * 100) / 100;
}

export function toStageRect(rect: PercentRect): StageRect {
  const size = toStagePoint({ x: rect.width, y: rect.height });
  return { ...toStagePoint(rect), width: size.x, height: size.y };
}

export function isInside(rect: StageRect, point: StagePoint): boolean {
  return (
    point.x >= rect.x &&
    point.x <= rect.x + rect.width &&
    point.y >= rect.y &&
    point.y <= rect.y + rect.height
  );
}

export function centerOf(rect: StageRect): StagePoint {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Enlarges the rectangle about its centre to at least `size` in both directions. */
export function growTo(rect: StageRect, size: number): StageRect {
  const width = Math.max(rect.width, size);
  const height = Math.max(rect.height, size);
  const center = centerOf(rect);
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** Returns the distance of a point from a rectangle; 0 inside it. */
export function distanceTo(rect: StageRect, point: StagePoint): number {
  const dx = Math.max(rect.x - point.x, 0, point.x - rect.x - rect.width);
  const dy = Math.max(rect.y - point.y, 0, point.y - rect.y - rect.height);
  return Math.hypot(dx, dy);
}

/** Returns whether a point is in the ellipse inscribed in a rectangle. */
export function isInsideEllipse(rect: StageRect, point: StagePoint): boolean {
  return reachInEllipse(rect, point) <= 1;
}

/** Returns the distance of a point from the inscribed ellipse, toward its centre; 0 inside it. */
export function distanceToEllipse(rect: StageRect, point: StagePoint): number {
  const reach = reachInEllipse(rect, point);
  const center = centerOf(rect);
  return reach <= 1 ? 0 : Math.hypot(point.x - center.x, point.y - center.y) * (1 - 1 / reach);
}

/** Returns the relative distance from an ellipse's centre: 0 there, 1 at its edge. */
function reachInEllipse(rect: StageRect, point: StagePoint): number {
  const center = centerOf(rect);
  return Math.hypot((2 * (point.x - center.x)) / rect.width, (2 * (point.y - center.y)) / rect.height);
}
