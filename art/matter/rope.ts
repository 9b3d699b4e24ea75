import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import type { Point, Segment } from '../ink/path.ts';
import { polyline } from '../ink/shapes.ts';

export interface Rope {
  /** Its corners, each stretch straight. */
  points: readonly Point[];
  width: number;
}

/** A laid rope: a round cord with slanting strands. */
export function rope(ink: Ink, { points, width }: Rope, color: Color): void {
  const tone = ramp(color);
  const cord = polyline(...points);
  ink.draw(cord, { stroke: tone.line, width: width + ink.line * 1.2, cap: 'round' });
  ink.draw(cord, { stroke: tone.base, width, cap: 'round' });
  ink.draw(cord, {
    stroke: tone.hi,
    width: width * 0.4,
    opacity: 0.55,
    move: [-width * 0.14, -width * 0.14],
  });
  const strands = points.slice(1).flatMap((to, i) => strandsBetween(points[i] ?? to, to, width));
  ink.draw(strands, { stroke: tone.deep, width: 2.2, opacity: 0.85, cap: 'round' });
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
