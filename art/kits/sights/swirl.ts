import type { Ink } from '../../ink/Ink.ts';
import { type Path, type Point, radians } from '../../ink/path.ts';
import { range, spline } from '../../ink/shapes.ts';

export interface Swirl {
  center: Point;
  /** Half the swirl's width and height. */
  radii: Point;
  arms: number;
  /** The turn of an arm from the rim to the middle, in degrees. */
  turn: number;
  /** The largest width of an arm, in degrees. */
  girth: number;
  /** The angle of the first arm, in degrees. */
  from?: number;
}

const STEPS = 12;

/** Arms that spiral from a rim into the middle, in turn in each of the colours. */
export function swirl(ink: Ink, shape: Swirl, colors: readonly string[], opacity: number): void {
  for (const i of range(shape.arms)) {
    const fill = colors[i % colors.length];
    if (fill) ink.draw(armOf(shape, (shape.from ?? 0) + (i * 360) / shape.arms), { fill, opacity });
  }
}

function armOf({ center: [cx, cy], radii: [rx, ry], turn, girth }: Swirl, degrees: number): Path {
  const edge = (side: 1 | -1): Point[] =>
    range(STEPS).map((step): Point => {
      const reach = 0.05 + (step / (STEPS - 1)) * 1.05;
      const width = girth * Math.sin(Math.PI * Math.min(1, reach * 0.8)) * 0.5;
      const angle = radians(degrees + turn * (1 - reach) + side * width);
      return [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle)];
    });
  const back = spline(edge(-1).toReversed()).map((segment, i) =>
    i === 0 ? { command: 'L' as const, points: segment.points } : segment,
  );
  return [...spline(edge(1)), ...back, { command: 'Z', points: [] }];
}
