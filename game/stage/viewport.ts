import type { PercentRect } from '../../core/room/geometry.ts';
import type { Viewport } from '../ports.ts';
import { STAGE, type StagePoint } from './geometry.ts';

/** Shows the whole stage as large as possible. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const NEAREST = 4;

/** The limits of zooming on a canvas. */
export interface ViewBounds {
  /** The share of the stage's width visible at zoom 1 (`shareOf`). */
  share: number;
  /** Minimum zoom. */
  farthest: number;
}

/** The editor's limits: includes the area around the stage, where items may stand half outside. */
const WITH_GROUND: ViewBounds = { share: 1, farthest: 0.25 };

/**
 * Zooms about a point of the stage, which stays in place on the screen; a stage smaller than the canvas is
 * centred.
 */
export function zoomAt(
  { zoom, x, y }: Viewport,
  factor: number,
  point: StagePoint,
  bounds: ViewBounds = WITH_GROUND,
): Viewport {
  const next = Math.min(Math.max(zoom * factor, bounds.farthest), NEAREST);
  const share = zoom / next;
  return within(
    { zoom: next, x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share },
    bounds,
  );
}

/** Returns the centre of the visible part. */
export function middleOf({ zoom, x, y }: Viewport): StagePoint {
  return { x: x + STAGE.width / zoom / 2, y: y + STAGE.height / zoom / 2 };
}

/** Pans by stage units within the bounds. */
export function panBy({ zoom, x, y }: Viewport, by: StagePoint, bounds: ViewBounds = WITH_GROUND): Viewport {
  return within({ zoom, x: x + by.x, y: y + by.y }, bounds);
}

/** Returns whether the whole stage is visible. */
export function showsAll({ zoom }: Viewport, { share }: ViewBounds): boolean {
  return zoom <= Math.min(1, share);
}

/** Returns the visible part in percent of the stage, possibly beyond its edges. */
export function toSeen({ zoom, x, y }: Viewport, { share }: ViewBounds): PercentRect {
  return {
    x: (x * 100) / STAGE.width,
    y: (y * 100) / STAGE.height,
    width: (share * 100) / zoom,
    height: 100 / zoom,
  };
}

/** Returns the viewport that centres a part of the stage and shows as much of it as fits. */
export function toViewport({ x, y, width, height }: PercentRect, bounds: ViewBounds): Viewport {
  const zoom = Math.min(Math.max(100 / height, bounds.farthest), NEAREST);
  const [shownWidth, shownHeight] = [(bounds.share * STAGE.width) / zoom, STAGE.height / zoom];
  return within(
    {
      zoom,
      x: ((x + width / 2) * STAGE.width) / 100 - shownWidth / 2,
      y: ((y + height / 2) * STAGE.height) / 100 - shownHeight / 2,
    },
    bounds,
  );
}

/**
 * Returns the viewport that centres a part's width and shows all of it. It never cuts the stage's height, since that
 * would be nearer than a close-up is meant to be.
 */
export function toViewportOfWidth({ x, width }: PercentRect, bounds: ViewBounds): Viewport {
  return toViewport({ x, y: 0, width, height: Math.max(100, width / bounds.share) }, bounds);
}

function within({ zoom, x, y }: Viewport, { share }: ViewBounds): Viewport {
  return {
    zoom,
    x: inside(x, STAGE.width - (STAGE.width * share) / zoom),
    y: inside(y, STAGE.height - STAGE.height / zoom),
  };
}

/** `most` is negative if the canvas is larger than the stage. */
function inside(start: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(start, 0), most);
}
