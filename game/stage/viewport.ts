import type { Viewport } from '../ports.ts';
import { STAGE, type StagePoint } from './geometry.ts';

/** The whole stage, as large as there is room. */
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const NEAREST = 4;

/** Nearer or further about a point of the stage, which stays where it is on the screen; never less than the whole. */
export function zoomAt({ zoom, x, y }: Viewport, factor: number, point: StagePoint): Viewport {
  const next = Math.min(Math.max(zoom * factor, 1), NEAREST);
  const share = zoom / next;
  return within({ zoom: next, x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share });
}

/** Moved by stage units, as far as there is something to be seen. */
export function panBy({ zoom, x, y }: Viewport, by: StagePoint): Viewport {
  return within({ zoom, x: x + by.x, y: y + by.y });
}

function within({ zoom, x, y }: Viewport): Viewport {
  return {
    zoom,
    x: Math.min(Math.max(x, 0), STAGE.width - STAGE.width / zoom),
    y: Math.min(Math.max(y, 0), STAGE.height - STAGE.height / zoom),
  };
}
