import { type Path, type Point, turnPath } from '../ink/path.ts';
import { polygon, toothed } from '../ink/shapes.ts';

/** A star with five points, one of them up. */
export function star(center: Point, radius: number): Path {
  return turnPath(toothed(...center, radius * 0.42, radius, 5, radius * 0.08), -90, center);
}

/** A star with four long points; `waist`: the distance of its notches from the middle, across and down. */
export function twinklingStar([cx, cy]: Point, radius: number, waist: number): Path {
  return polygon(
    [cx, cy - radius],
    [cx + waist, cy - waist],
    [cx + radius, cy],
    [cx + waist, cy + waist],
    [cx, cy + radius],
    [cx - waist, cy + waist],
    [cx - radius, cy],
    [cx - waist, cy - waist],
  );
}
