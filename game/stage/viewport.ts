import type { PercentRect } from '../../core/room/geometry.ts';
import type { Viewport } from '../ports.ts';
import { STAGE, type StagePoint } from './geometry.ts';

/** The whole stage, as large as there is room. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const NEAREST = 4;

/** How far a canvas lets one look. */
export interface ViewBounds {
  /** How much of the stage's width it shows at zoom 1 (`shareOf`). */
  share: number;
  /** The least zoom. */
  farthest: number;
}

/** The editor's: the stage with the ground around it, where things may stand half outside. */
const WITH_GROUND: ViewBounds = { share: 1, farthest: 0.25 };

/** Nearer or further about a point of the stage, which stays where it is on the screen; what is smaller than the canvas stands in its middle. */
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

/** The middle of what is to be seen. */
export function middleOf({ zoom, x, y }: Viewport): StagePoint {
  return { x: x + STAGE.width / zoom / 2, y: y + STAGE.height / zoom / 2 };
}

/** Moved by stage units, as far as there is something to be seen. */
export function panBy({ zoom, x, y }: Viewport, by: StagePoint, bounds: ViewBounds = WITH_GROUND): Viewport {
  return within({ zoom, x: x + by.x, y: y + by.y }, bounds);
}

/** Whether nothing of the stage is out of sight. */
export function showsAll({ zoom }: Viewport, { share }: ViewBounds): boolean {
  return zoom <= Math.min(1, share);
}

/** What of the stage a canvas shows, in percent of the stage; beyond it where the canvas shows more. */
export function toSeen({ zoom, x, y }: Viewport, { share }: ViewBounds): PercentRect {
  return {
    x: (x * 100) / STAGE.width,
    y: (y * 100) / STAGE.height,
    width: (share * 100) / zoom,
    height: 100 / zoom,
  };
}

/** So that the middle of a part of the stage, and as much of it as fits, is seen. */
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

function within({ zoom, x, y }: Viewport, { share }: ViewBounds): Viewport {
  return {
    zoom,
    x: inside(x, STAGE.width - (STAGE.width * share) / zoom),
    y: inside(y, STAGE.height - STAGE.height / zoom),
  };
}

/** `most` is below 0 where there is more place than stage. */
function inside(start: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(start, 0), most);
}
