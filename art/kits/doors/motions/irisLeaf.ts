import type { Ink } from '../../../ink/Ink.ts';
import { type Path, type Point, radians, type Segment } from '../../../ink/path.ts';
import { range, spline } from '../../../ink/shapes.ts';

export interface Iris {
  center: Point;
  /** Half the opening's width and height. */
  radii: Point;
  blades: number;
  /** The twist of a blade's edge on its way outward, in degrees. */
  twist: number;
}

const STEPS = 6;
/** Factor by which the blades are longer than the opening's ellipse, so that they reach its corners. */
const OUTER = 1.5;

/** The blades of an iris, each drawn by `drawBlade`. `aperture`: 0 is closed, 1 as wide as the opening. */
export function irisLeaf(
  ink: Ink,
  opening: Path,
  iris: Iris,
  aperture: number,
  drawBlade: (blade: Path, i: number) => void,
): void {
  const [[cx, cy], [rx, ry]] = [iris.center, iris.radii];
  if (aperture > 0) ink.tellLeaf({ type: 'iris', opening, box: [cx - rx, cy - ry, 2 * rx, 2 * ry] });
  ink.clip(opening, () => {
    for (const i of range(iris.blades)) {
      const degrees = ((i + 0.5) * 360) / iris.blades;
      drawBlade(bladeOf(iris, degrees, aperture), i);
    }
  });
}

function bladeOf(iris: Iris, degrees: number, aperture: number): Path {
  const near = edgeOf(iris, degrees, aperture);
  const far = edgeOf(iris, degrees + 360 / iris.blades, aperture);
  const back = spline(far.toReversed()).slice(1);
  const across: Segment = { command: 'L', points: far.slice(-1) };
  return [...spline(near), across, ...back, { command: 'Z', points: [] }];
}

/** Returns a blade's edge from the aperture outward; the inner end does not move when the iris turns. */
function edgeOf({ center: [cx, cy], radii: [rx, ry], twist }: Iris, degrees: number, from: number): Point[] {
  return range(STEPS).map((step): Point => {
    const reach = from + ((OUTER - from) * step) / (STEPS - 1);
    const angle = radians(degrees + twist * (reach - from));
    return [cx + rx * reach * squared(Math.cos(angle)), cy + ry * reach * squared(Math.sin(angle))];
  });
}

/** Turns an ellipse into an upright rounded shape, for tall openings. */
function squared(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.72;
}
