import { mix, type Ramp, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';

const INK = '#5a3f34';
const RED = '#b23f34';

const COASTS: readonly (readonly Point[])[] = [
  [
    [-0.04, 0.42],
    [0.08, 0.47],
    [0.2, 0.6],
    [0.25, 0.76],
    [0.21, 0.92],
    [0.26, 1.06],
    [-0.06, 1.06],
  ],
  [
    [0.3, -0.06],
    [0.34, 0.08],
    [0.46, 0.17],
    [0.52, 0.08],
    [0.62, -0.06],
  ],
  [
    [0.7, 0.3],
    [0.8, 0.2],
    [0.92, 0.25],
    [1.06, 0.18],
    [1.06, 0.62],
    [0.9, 0.66],
    [0.78, 0.56],
    [0.73, 0.44],
  ],
  [
    [0.36, 0.78],
    [0.46, 0.7],
    [0.55, 0.8],
    [0.5, 0.92],
    [0.4, 0.9],
  ],
];

/**
 * The legs of the journey from the house to the cross: up, right, down to the right, up. Puzzles may use this order; the
 * way home has the reverse one.
 */
const LEGS: readonly Point[] = [
  [0.13, 0.82],
  [0.13, 0.34],
  [0.4, 0.34],
  [0.6, 0.645],
  [0.6, 0.17],
];

/** A folded chart that lies a little askew, with a dotted journey from a house to a cross. */
export function travelChart(ink: Ink, [x, y, w, h]: Box, paper: string): void {
  const tone = ramp(paper);
  const sheet = rect(-w / 2, -h / 2, w, h, 3);
  lying(ink, { at: [x + w / 2, y + h / 2], turn: -3, outline: [sheet] }, () => {
    solid(ink, sheet, paper, {
      fill: linear(50, tone.light, [tone.base, 0.5], tone.shade),
      width: 2.6,
      bevel: 4,
      texture: () => drawChart(ink, [-w / 2, -h / 2, w, h], tone),
    });
  });
}

function drawChart(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const on = ([a, b]: Point): Point => [x + a * w, y + b * h];
  ink.draw(rect(x, y, w, h), { fill: '#6fa3ab', opacity: 0.5 });
  for (const coast of COASTS) drawCoast(ink, coast.map(on), tone);
  drawHills(ink, on);
  drawGrid(ink, [x, y, w, h]);
  drawJourney(ink, LEGS.map(on));
  drawHouse(ink, on([0.13, 0.82]), tone);
  drawCross(ink, on([0.6, 0.17]), 15);
  drawFolds(ink, [x, y, w, h], tone);
}

function drawCoast(ink: Ink, points: readonly Point[], tone: Ramp): void {
  const land = spline(points, { closed: true, tension: 0.8 });
  ink.draw(land, { stroke: '#5f8f90', width: 16, opacity: 0.28 });
  ink.draw(land, { stroke: '#5f8f90', width: 8, opacity: 0.3 });
  ink.draw(land, { fill: mix(tone.light, '#a8a465', 0.4), stroke: INK, width: 2.4 });
}

function drawHills(ink: Ink, on: (at: Point) => Point): void {
  for (const at of [
    [0.06, 0.62],
    [0.1, 0.58],
    [0.84, 0.36],
    [0.9, 0.42],
    [0.86, 0.5],
    [0.46, 0.06],
  ] as const) {
    const [x, y] = on(at);
    ink.draw(polyline([x - 14, y], [x, y - 19], [x + 14, y]), { stroke: INK, width: 2.4, opacity: 0.75 });
    ink.draw(polyline([x + 3, y - 12], [x + 8, y]), { stroke: INK, width: 1.6, opacity: 0.5 });
  }
}

function drawGrid(ink: Ink, [x, y, w, h]: Box): void {
  const meridians = range(5).map((i) => polyline([x + ((i + 1) * w) / 6, y], [x + ((i + 1) * w) / 6, y + h]));
  const parallels = range(3).map((i) => polyline([x, y + ((i + 1) * h) / 4], [x + w, y + ((i + 1) * h) / 4]));
  ink.draw(joinPaths(...meridians, ...parallels), { stroke: INK, width: 1.1, opacity: 0.26 });
  for (const [inset, width] of [
    [14, 2.2],
    [20, 1.1],
  ] as const)
    ink.draw(rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset), { stroke: INK, width, opacity: 0.55 });
}

function drawJourney(ink: Ink, legs: readonly Point[]): void {
  const dots: Path[] = legs.slice(1).flatMap((to, i) => {
    const from = legs[i] ?? to;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 19);
    return range(count).map((n) => {
      const share = (n + 0.5) / count;
      return oval(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 4.6);
    });
  });
  ink.draw(joinPaths(...dots), { fill: RED });
  for (const [x, y] of legs.slice(1, -1)) {
    ink.draw(oval(x, y, 9), { fill: '#f4e6bd', stroke: RED, width: 4 });
  }
}

function drawHouse(ink: Ink, [x, y]: Point, tone: Ramp): void {
  ink.draw(rect(x - 19, y - 10, 38, 30), { fill: tone.hi, stroke: INK, width: 3 });
  ink.draw(polygon([x - 27, y - 8], [x, y - 34], [x + 27, y - 8]), { fill: RED, stroke: INK, width: 3 });
  ink.draw(rect(x - 5, y + 2, 11, 18), { fill: INK });
}

function drawCross(ink: Ink, [x, y]: Point, size: number): void {
  const cross = joinPaths(
    polyline([x - size, y - size], [x + size, y + size]),
    polyline([x + size, y - size], [x - size, y + size]),
  );
  ink.draw(cross, { stroke: '#f4e6bd', width: 12, cap: 'round' });
  ink.draw(cross, { stroke: RED, width: 7, cap: 'round' });
}

/** Draws the folds of the paper; one side of each fold catches the light. */
function drawFolds(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  for (const share of [1 / 3, 2 / 3]) {
    const at = x + w * share;
    ink.draw(rect(at - 46, y, 46, h), { fill: linear(0, [tone.deep, 0, 0], [tone.deep, 1, 0.2]) });
    ink.draw(rect(at, y, 3, h), { fill: tone.hi, opacity: 0.75 });
  }
  const middle = y + h / 2;
  ink.draw(rect(x, middle - 36, w, 36), { fill: linear(90, [tone.deep, 0, 0], [tone.deep, 1, 0.14]) });
  ink.draw(rect(x, middle, w, 2.6), { fill: tone.hi, opacity: 0.65 });
}
