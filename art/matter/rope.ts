import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Point, Segment } from '../ink/path.ts';
import { polyline, spline } from '../ink/shapes.ts';

export interface Rope {
  /** The points of the rope, joined by straight lines unless it is round. */
  points: readonly Point[];
  width: number;
  /** Whether the rope runs through its points in one smooth curve. */
  isRound?: boolean;
}

/** A laid rope: a round cord with slanting strands. */
export function rope(ink: Ink, { points, width, isRound = false }: Rope, color: Color): void {
  const tone = ramp(color);
  const cord = isRound ? spline(points) : polyline(...points);
  ink.draw(cord, { stroke: tone.line, width: width + ink.line * 1.2, cap: 'round' });
  ink.draw(cord, { stroke: tone.base, width, cap: 'round' });
  ink.draw(cord, {
    stroke: tone.hi,
    width: width * 0.4,
    opacity: 0.55,
    move: [-width * 0.14, -width * 0.14],
  });
  const corners = isRound ? everyTurn(points, width) : points;
  const strands = corners.slice(1).flatMap((to, i) => strandsBetween(corners[i] ?? to, to, width));
  ink.draw(strands, { stroke: tone.deep, width: 2.2, opacity: 0.85, cap: 'round' });
}

/** Returns the points that are a strand or more apart. */
function everyTurn(points: readonly Point[], width: number): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= width) kept.push(point);
  }
  return kept;
}

/** The lines where the strands meet, as one path. */
function strandsBetween([x, y]: Point, [toX, toY]: Point, width: number): Segment[] {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const count = Math.floor(length / (width * 0.95));
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) * length) / count;
    const place = (ahead: number, aside: number): Point => [
      x + dx * (along + ahead) - dy * aside,
      y + dy * (along + ahead) + dx * aside,
    ];
    const half = width * 0.46;
    return [
      { command: 'M', points: [place(-half * 0.7, -half)] },
      { command: 'Q', points: [place(half * 0.5, -half * 0.4), place(half * 0.7, half)] },
    ] satisfies Segment[];
  }).flat();
}
