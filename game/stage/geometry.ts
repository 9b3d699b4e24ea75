import type { Position } from '../../core/catalogue/model.ts';
import type { PercentRect } from '../../core/room/geometry.ts';
import type { ClientPoint, Viewport } from '../ports.ts';

/** The stage's own units: scenes draw and gestures reckon on 1280×720, whatever the canvas measures. */
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

/** The keys held down with a pointer. */
export interface HeldKeys {
  shiftKey: boolean;
  altKey: boolean;
  /** Control, or a Mac's command key. */
  ctrlKey: boolean;
}

export const NO_KEYS: HeldKeys = { shiftKey: false, altKey: false, ctrlKey: false };

/** Where a pointer is. */
export interface StagePointer extends ClientPoint {
  /** In stage units, also beyond the stage's edges. */
  point: StagePoint;
  /** CSS pixels of the screen for one stage unit. */
  scale: number;
  /** Reckoned with as a finger: less exact than a mouse. */
  isTouch: boolean;
  keys: HeldKeys;
  /** When, in milliseconds of the page's clock. */
  time: number;
}

interface PointerOptions extends Partial<Pick<StagePointer, 'isTouch' | 'keys' | 'time'>> {
  /** What of the stage the canvas shows, if not the whole. */
  viewport?: Viewport;
}

/**
 * How much of the stage's width a canvas shows while it shows all of its height: 1 for one of the stage's own shape, less for an
 * upright one.
 */
export function shareOf({ width, height }: { width: number; height: number }): number {
  const share = (width * STAGE.height) / (height * STAGE.width);
  // Canvases are measured in whole pixels, and not at all before they are laid out.
  return Number.isFinite(share) && Math.abs(share - 1) > 0.01 ? share : 1;
}

/** Where a place of the window lies on the stage that a canvas shows: the one conversion that taps, drags and drops share. */
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

/** In percent of the stage, to a hundredth: an eighth of a unit, finer than a pixel and short as JSON. */
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

/** The rectangle grown about its centre to at least `size` both ways. */
export function growTo(rect: StageRect, size: number): StageRect {
  const width = Math.max(rect.width, size);
  const height = Math.max(rect.height, size);
  const center = centerOf(rect);
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** How far a point lies outside a rectangle; 0 inside it. */
export function distanceTo(rect: StageRect, point: StagePoint): number {
  const dx = Math.max(rect.x - point.x, 0, point.x - rect.x - rect.width);
  const dy = Math.max(rect.y - point.y, 0, point.y - rect.y - rect.height);
  return Math.hypot(dx, dy);
}

/** Whether a point lies in the ellipse that a rectangle holds. */
export function isInsideEllipse(rect: StageRect, point: StagePoint): boolean {
  return reachInEllipse(rect, point) <= 1;
}

/** How far a point lies outside the ellipse that a rectangle holds, on the way to its middle; 0 inside it. */
export function distanceToEllipse(rect: StageRect, point: StagePoint): number {
  const reach = reachInEllipse(rect, point);
  const center = centerOf(rect);
  return reach <= 1 ? 0 : Math.hypot(point.x - center.x, point.y - center.y) * (1 - 1 / reach);
}

/** How far out a point lies from an ellipse's middle: 0 there, 1 at its edge. */
function reachInEllipse(rect: StageRect, point: StagePoint): number {
  const center = centerOf(rect);
  return Math.hypot((2 * (point.x - center.x)) / rect.width, (2 * (point.y - center.y)) / rect.height);
}
