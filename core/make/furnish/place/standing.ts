import type { PercentRect } from '../../../room/geometry.ts';
import type { Shape } from './shape.ts';

/** How a thing is in its scene. `near`: in a close-up, in which nothing has a floor or a wall. */
export type Manner = 'door' | 'flat' | 'hangs' | 'stands' | 'near';

/** A thing that has its place in a scene. */
export interface Standing {
  shape: Shape;
  manner: Manner;
  /** Its visible part, in percent of the stage. */
  rect: PercentRect;
  /** The height at which it, or what bears it, touches the floor: the greater, the nearer to the viewer. */
  depth: number;
  /** What it stands on, if not on the floor. */
  bearer: Standing | null;
  /** Where what is found in it is shown: nothing else may be there. */
  reserved: PercentRect | null;
}

/** Returns a rectangle that is larger on all sides. */
export function grown({ x, y, width, height }: PercentRect, by: number, up = by): PercentRect {
  return { x: x - by, y: y - up, width: width + 2 * by, height: height + 2 * up };
}

export function areaOf({ width, height }: PercentRect): number {
  return width * height;
}

export function bottomOf({ y, height }: PercentRect): number {
  return y + height;
}
