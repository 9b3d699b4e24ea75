import { mix, type Ramp, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';

const ISLANDS: readonly (readonly Point[])[] = [
  [
    [0.08, 0.16],
    [0.2, 0.1],
    [0.33, 0.17],
    [0.3, 0.32],
    [0.36, 0.44],
    [0.22, 0.5],
    [0.14, 0.4],
    [0.1, 0.3],
  ],
  [
    [0.6, 0.56],
    [0.72, 0.5],
    [0.86, 0.55],
    [0.9, 0.72],
    [0.8, 0.86],
    [0.66, 0.82],
    [0.62, 0.7],
  ],
  [
    [0.14, 0.74],
    [0.24, 0.7],
    [0.3, 0.8],
    [0.2, 0.88],
  ],
  [
    [0.5, 0.13],
    [0.58, 0.1],
    [0.6, 0.2],
    [0.52, 0.24],
  ],
];
const ROUTE: readonly Point[] = [
  [0.3, 0.44],
  [0.42, 0.56],
  [0.44, 0.74],
  [0.56, 0.82],
  [0.7, 0.72],
];
const TREASURE: Point = [0.76, 0.66];
const ROSE: Point = [0.79, 0.25];
const INK = '#5a3f34';
const RED = '#a4483a';
const PIN = '#9a7a44';

/** A sea chart pinned to the wall by its corners: islands, a compass rose, and a course that ends at a cross. */
export function seaChart(ink: Ink, box: Box, paper: string): void {
  const [x, y, w, h] = box;
  const sheet = tornSheet(ink, box);
  const tone = ramp(paper);
  castShadow(ink, sheet, { dx: 8, dy: 12, blur: 10, opacity: 0.4 });
  solid(ink, sheet, paper, {
    fill: linear(55, tone.light, [tone.base, 0.5], tone.shade),
    width: 2.6,
    bevel: 4,
    texture: () => drawChart(ink, box, tone),
  });
  for (const [px, py] of [
    [x + 13, y + 12],
    [x + w - 13, y + 12],
    [x + 13, y + h - 12],
    [x + w - 13, y + h - 12],
  ] as const)
    solid(ink, oval(px, py, 6), PIN, { width: 2, bevel: 2 });
}

/** Draws the contents of a chart, for charts elsewhere; the caller clips to the sheet. */
export function drawChart(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  const on = ([a, b]: Point): Point => [x + a * w, y + b * h];
  const rose = on(ROSE);
  for (const [dx, dy, size] of [
    [0.14, 0.9, 0.2],
    [0.94, 0.12, 0.16],
    [0.46, 0.4, 0.14],
  ] as const)
    ink.draw(oval(...on([dx, dy]), size * w, size * h), { fill: tone.shade, opacity: 0.3 });
  const rhumbs = range(16).map((i) => polyline(rose, polar(...rose, w * 1.2, i * 22.5)));
  ink.draw(joinPaths(...rhumbs), { stroke: INK, width: 1.2, opacity: 0.28 });
  ink.draw(rect(x + 20, y + 20, w - 40, h - 40), { stroke: INK, width: 2, opacity: 0.6 });
  ink.draw(rect(x + 26, y + 26, w - 52, h - 52), { stroke: INK, width: 1.2, opacity: 0.5 });
  for (const island of ISLANDS) drawIsland(ink, island.map(on), tone);
  drawHills(ink, on);
  for (const at of [on([0.46, 0.34]), on([0.34, 0.64]), on([0.5, 0.9])]) drawWave(ink, at, w * 0.03);
  drawRoute(ink, ROUTE.map(on), on(TREASURE), w * 0.03);
  drawRose(ink, rose, Math.min(w, h) * 0.15, tone);
}

function drawIsland(ink: Ink, points: readonly Point[], tone: Ramp): void {
  const land = spline(ragged(ink, points), { closed: true, tension: 0.7 });
  ink.draw(land, { stroke: '#7a98a0', width: 12, opacity: 0.35 });
  ink.draw(land, { fill: mix(tone.base, '#8a9a58', 0.5), stroke: INK, width: 2.4 });
  ink.clip(land, () => ink.draw(land, { stroke: tone.hi, width: 6, opacity: 0.5, move: [2, 2] }));
}

/** Adds bays and capes between the outline's points. */
function ragged(ink: Ink, outline: readonly Point[]): Point[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.3;
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share + ink.jitter(reach),
      from[1] + (to[1] - from[1]) * share + ink.jitter(reach),
    ];
    return [from, at(0.33), at(0.66)];
  });
}

function drawHills(ink: Ink, on: (at: Point) => Point): void {
  const hills = [
    [0.18, 0.24],
    [0.24, 0.28],
    [0.68, 0.6],
    [0.2, 0.4],
  ] as const;
  for (const at of hills) {
    const [x, y] = on(at);
    ink.draw(polyline([x - 11, y], [x, y - 15], [x + 11, y]), { stroke: INK, width: 2.2, opacity: 0.8 });
  }
}

function drawWave(ink: Ink, [x, y]: Point, size: number): void {
  const wave = curve(
    `M${x - size} ${y}Q${x - size / 2} ${y - size * 0.7} ${x} ${y}Q${x + size / 2} ${y - size * 0.7} ${x + size} ${y}`,
  );
  ink.draw(wave, { stroke: '#5f8490', width: 2, cap: 'round', opacity: 0.8 });
}

function drawRoute(ink: Ink, points: readonly Point[], [x, y]: Point, size: number): void {
  const dashes = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return [0.04, 0.38, 0.72].map((start) => polyline(at(start), at(start + 0.2)));
  });
  ink.draw(joinPaths(...dashes), { stroke: RED, width: 3, cap: 'round', opacity: 0.9 });
  const cross = joinPaths(
    polyline([x - size, y - size], [x + size, y + size]),
    polyline([x + size, y - size], [x - size, y + size]),
  );
  ink.draw(cross, { stroke: RED, width: 5.5, cap: 'round' });
}

function drawRose(ink: Ink, [cx, cy]: Point, radius: number, tone: Ramp): void {
  ink.draw(oval(cx, cy, radius * 0.72), { fill: tone.light, stroke: INK, width: 1.6, opacity: 0.85 });
  const ray = (turn: number, length: number, side: 1 | -1): Path =>
    polygon([cx, cy], polar(cx, cy, length, turn), polar(cx, cy, length * 0.22, turn + side * 45));
  for (const i of range(8)) {
    const length = i % 2 ? radius * 0.66 : radius;
    const turn = i * 45 - 90;
    ink.draw(ray(turn, length, -1), { fill: i === 0 ? RED : '#7a5a44' });
    ink.draw(ray(turn, length, 1), { fill: '#e4d2a4', stroke: INK, width: 1 });
  }
  ink.draw(oval(cx, cy, radius * 0.1), { fill: INK });
}

function tornSheet(ink: Ink, [x, y, w, h]: Box): Path {
  const side = (from: Point, to: Point): Point[] =>
    range(7).map((i) => [
      from[0] + ((to[0] - from[0]) * i) / 7 + ink.jitter(5),
      from[1] + ((to[1] - from[1]) * i) / 7 + ink.jitter(5),
    ]);
  const corners: Point[] = [
    ...side([x, y], [x + w, y]),
    ...side([x + w, y], [x + w, y + h]),
    ...side([x + w, y + h], [x, y + h]),
    ...side([x, y + h], [x, y]),
  ];
  return polygon(...corners);
}
