import type { Warp } from './Ink.ts';
import { radians } from './path.ts';

export interface Swing {
  /** The hinge's x; the leaf runs to its right, or to its left when mirrored. */
  hinge: number;
  /** The vanishing point. */
  cx: number;
  cy: number;
  /** Degrees; above 0 away from the viewer, below 0 toward them. */
  angle: number;
  /** The viewer's distance in units: less is a stronger perspective. */
  distance: number;
  isMirrored: boolean;
}

/** The warp that turns a leaf drawn flat about its hinge: the opened door comes from the closed drawing. */
export function swing({ hinge, cx, cy, angle, distance, isMirrored }: Swing): Warp {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const mirror = (x: number): number => (isMirrored ? 2 * hinge - x : x);
  const center = mirror(cx);
  return (x, y) => {
    const along = mirror(x) - hinge;
    const nearness = distance / (distance + Math.abs(along) * sin);
    return [mirror(center + (hinge + along * cos - center) * nearness), cy + (y - cy) * nearness];
  };
}
