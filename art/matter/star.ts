import { type Path, type Point, turnPath } from '../ink/path.ts';
import { toothed } from '../ink/shapes.ts';

/** A star with five points, one of them up. */
export function star(center: Point, radius: number): Path {
  return turnPath(toothed(...center, radius * 0.42, radius, 5, radius * 0.08), -90, center);
}
