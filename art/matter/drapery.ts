import { type Color, type Ramp, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { linear } from '../ink/paint.ts';
import type { Path, Point, Segment } from '../ink/path.ts';
import { range, spline } from '../ink/shapes.ts';

/** The width of the cloth at one height: from `left` to `right`. */
export interface Hang {
  y: number;
  left: number;
  right: number;
}

interface Drapery {
  /** The widths from the rail to the hem; three or more. */
  hangs: readonly Hang[];
  folds: number;
  /** The distance that the hem of each fold hangs down. */
  sag?: number;
}

/** Draws a hanging cloth in soft folds, gathered at narrow heights. */
export function drapery(ink: Ink, { hangs, folds, sag = 8 }: Drapery, color: Color): void {
  const tone = ramp(color);
  const edge = (share: number): Point[] =>
    hangs.map(({ y, left, right }): Point => [left + (right - left) * share, y]);
  for (const i of range(folds)) {
    const fold = foldOf(edge(i / folds), edge((i + 1) / folds), sag);
    ink.draw(fold, { fill: foldPaint(tone, i), stroke: tone.line, width: 3 });
  }
  ink.draw(outlineOf(edge(0), edge(1)), { stroke: tone.line, width: ink.line });
}

function foldPaint(tone: Ramp, i: number): ReturnType<typeof linear> {
  const lit = i % 3 === 1 ? tone.hi : tone.light;
  return linear(0, tone.dark, [tone.base, 0.22], [lit, 0.42], [tone.base, 0.62], [tone.deep, 1]);
}

function foldOf(left: readonly Point[], right: readonly Point[], sag: number): Path {
  const [footX, footY] = left.at(-1) ?? [0, 0];
  const [endX, endY] = right.at(-1) ?? [0, 0];
  const hem: Segment = {
    command: 'Q',
    points: [
      [(footX + endX) / 2, (footY + endY) / 2 + sag],
      [endX, endY],
    ],
  };
  const back = spline(right.toReversed()).slice(1);
  return [...spline(left), hem, ...back, { command: 'Z', points: [] }];
}

/** The two outer edges. */
function outlineOf(left: readonly Point[], right: readonly Point[]): Path {
  return [...spline(left), ...spline(right)];
}
