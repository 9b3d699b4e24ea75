import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { twinklingStar } from '../../../matter/star.ts';
import type { Chart } from './colors.ts';
import { drawIsles } from './isles.ts';
import { drawSerpent, drawShip } from './seaThings.ts';

const FRAME = rect(46, 44, 348, 264);
const CROSS: Point = [276, 206];
const ROUTE: readonly Point[] = [
  [104, 196],
  [126, 186],
  [150, 196],
  [168, 216],
  [158, 240],
  [178, 256],
  [206, 250],
  [226, 232],
  [250, 226],
];

/** Draws the sea with its islands, a ship, sea animals, and the route to a cross. */
export function drawChart(ink: Ink, chart: Chart): void {
  const { sea, pen } = chart;
  ink.draw(FRAME, { fill: linear(80, mix(sea, '#ffffff', 0.3), [sea, 0.6], ramp(sea).shade) });
  ink.clip(FRAME, () => {
    drawRhumbLines(ink, pen);
    drawIsles(ink, chart);
    drawWaves(ink, pen);
    drawShip(ink, [84, 262], pen);
    drawSerpent(ink, [326, 290], pen);
    drawRoute(ink, pen);
    drawRose(ink, [350, 92], pen);
  });
  drawScale(ink, pen);
  drawStains(ink, chart);
}

/** Draws compass lines from the rose over the whole sea. */
function drawRhumbLines(ink: Ink, pen: string): void {
  const lines = range(16).map((i) => polyline([350, 92], polar(350, 92, 420, i * 22.5)));
  ink.draw(joinPaths(...lines), { stroke: pen, width: 1.4, opacity: 0.22 });
}

function drawWaves(ink: Ink, pen: string): void {
  for (const [x, y] of [
    [66, 76],
    [150, 66],
    [64, 150],
    [378, 170],
    [210, 296],
    [372, 238],
  ] as const)
    ink.draw(joinPaths(arc(x, y, 8, 200, 340), arc(x + 16, y, 8, 200, 340)), {
      stroke: pen,
      width: 2.4,
      opacity: 0.5,
      cap: 'round',
    });
}

function drawRoute(ink: Ink, pen: string): void {
  for (const [i, [x, y]] of ROUTE.entries()) {
    const [toX, toY] = ROUTE[i + 1] ?? CROSS;
    const dash = polyline([x, y], [x + (toX - x) * 0.55, y + (toY - y) * 0.55]);
    ink.draw(dash, { stroke: '#f6ead0', width: 8, cap: 'round', opacity: 0.5 });
    ink.draw(dash, { stroke: pen, width: 4.6, cap: 'round' });
  }
  glow(ink, ...CROSS, 42, '#ff5a3c', 0.55);
  const bars = joinPaths(
    ...[45, 135].map((turn) => polyline(polar(...CROSS, 16, turn), polar(...CROSS, 16, turn + 180))),
  );
  ink.draw(bars, { stroke: '#5a1a1c', width: 13, cap: 'round' });
  ink.draw(bars, { stroke: '#d23a30', width: 8, cap: 'round' });
}

function drawRose(ink: Ink, center: Point, pen: string): void {
  ink.draw(oval(...center, 27), { fill: '#f4e8c8', opacity: 0.6 });
  ink.draw(oval(...center, 25), { stroke: pen, width: 2.6 });
  ink.draw(oval(...center, 18), { stroke: pen, width: 1.4 });
  ink.draw(twinklingStar(center, 22, 8), { fill: '#c9503a', stroke: pen, width: 1.8 });
  ink.draw(twinklingStar(center, 35, 5.5), { fill: pen });
  ink.draw(oval(...center, 4.5), { fill: '#f4e8c8', stroke: pen, width: 2.4 });
}

/** A border of dark and pale pieces, as on sea charts. */
function drawScale(ink: Ink, pen: string): void {
  const edge = rect(40, 38, 360, 276);
  ink.draw(edge, { stroke: '#f6ead0', width: 9 });
  const across = range(8).map((i) => [46 + i * 45, 45] as const);
  const down = range(6).map((i) => [44 + i * 46, 46] as const);
  const pieces = [
    ...[38, 314].flatMap((y) => across.map(([x, w], i) => ({ i, path: polyline([x, y], [x + w - 6, y]) }))),
    ...[40, 400].flatMap((x) => down.map(([y, h], i) => ({ i, path: polyline([x, y], [x, y + h - 6]) }))),
  ];
  ink.draw(joinPaths(...pieces.filter(({ i }) => i % 2 === 0).map(({ path }) => path)), {
    stroke: pen,
    width: 6,
  });
  for (const inset of [-6, 6])
    ink.draw(rect(40 - inset, 38 - inset, 360 + 2 * inset, 276 + 2 * inset), { stroke: pen, width: 2.4 });
}

/** The ring of a mug, folds, and worn edges. */
function drawStains(ink: Ink, { paper, land }: Chart): void {
  const tone = ramp(paper);
  ink.draw(oval(330, 150, 26, 22), { stroke: tone.dark, width: 5, opacity: 0.22 });
  for (const x of [154, 286]) {
    ink.draw(polyline([x, 24], [x, 328]), { stroke: tone.dark, width: 2.6, opacity: 0.35 });
    ink.draw(polyline([x + 2.4, 24], [x + 2.4, 328]), { stroke: '#fff', width: 2, opacity: 0.4 });
  }
  ink.draw(rect(24, 20, 392, 310), {
    fill: linear(0, [land, 0, 0.45], [land, 0.12, 0], [land, 0.88, 0], [land, 1, 0.5]),
  });
}
