import type { Viewport } from '../ports.ts';
import { STAGE, type StagePoint } from './geometry.ts';

/** The whole stage, as large as there is room. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const NEAREST = 4;
/** The stage with the ground around it, where things may stand half outside. */
const FARTHEST = 0.25;

/** Nearer or further about a point of the stage, which stays where it is on the screen; what is smaller than the canvas stands in its middle. */
export function zoomAt({ zoom, x, y }: Viewport, factor: number, point: StagePoint): Viewport {
  const next = Math.min(Math.max(zoom * factor, FARTHEST), NEAREST);
  const share = zoom / next;
  return within({ zoom: next, x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share });
}

/** The middle of what is to be seen. */
export function middleOf({ zoom, x, y }: Viewport): StagePoint {
  return { x: x + STAGE.width / zoom / 2, y: y + STAGE.height / zoom / 2 };
}

/** Moved by stage units, as far as there is something to be seen. */
export function panBy({ zoom, x, y }: Viewport, by: StagePoint): Viewport {
  return within({ zoom, x: x + by.x, y: y + by.y });
}

function within({ zoom, x, y }: Viewport): Viewport {
  return {
    zoom,
    x: inside(x, STAGE.width - STAGE.width / zoom),
    y: inside(y, STAGE.height - STAGE.height / zoom),
  };
}

/** `most` is below 0 where there is more place than stage. */
function inside(start: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(start, 0), most);
}
