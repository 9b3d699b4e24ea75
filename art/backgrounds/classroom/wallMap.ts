import { mix, type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';

type Outline = readonly Point[];

/** Invented lands; coordinates are shares of the map's width and height. */
const LANDS: readonly { color: string; outline: Outline }[] = [
  {
    color: '#a8a860',
    outline: [
      [0.08, 0.2],
      [0.24, 0.12],
      [0.36, 0.22],
      [0.3, 0.36],
      [0.34, 0.5],
      [0.22, 0.6],
      [0.13, 0.44],
    ],
  },
  {
    color: '#c08a58',
    outline: [
      [0.26, 0.66],
      [0.36, 0.62],
      [0.4, 0.74],
      [0.33, 0.92],
      [0.25, 0.84],
    ],
  },
  {
    color: '#b8985a',
    outline: [
      [0.5, 0.16],
      [0.66, 0.1],
      [0.84, 0.18],
      [0.93, 0.32],
      [0.8, 0.42],
      [0.66, 0.38],
      [0.56, 0.44],
      [0.48, 0.32],
    ],
  },
  {
    color: '#8fa070',
    outline: [
      [0.56, 0.52],
      [0.68, 0.48],
      [0.72, 0.62],
      [0.64, 0.84],
      [0.55, 0.7],
    ],
  },
  {
    color: '#b07a60',
    outline: [
      [0.8, 0.66],
      [0.92, 0.62],
      [0.94, 0.78],
      [0.84, 0.84],
    ],
  },
];

/** Returns the bounds with the rods. */
export function wallMapBounds([x, y, w, h]: Box): Box {
  return [x - 16, y - 14, w + 32, h + 32];
}

/** A school map of invented lands, hung by a rod. */
export function wallMap(ink: Ink, box: Box, sea: string, wood: string): void {
  const [x, y, w, h] = box;
  const sheet = rect(...box);
  const tone = ramp(sea);
  const on = ([a, b]: Point): Point => [x + a * w, y + b * h];
  castShadow(ink, sheet, { dx: 9, dy: 12, blur: 11, opacity: 0.34 });
  solid(ink, sheet, mix(sea, '#e8d8b0', 0.75), { width: 2.4, bevel: 3 });
  const inner = rect(x + 12, y + 12, w - 24, h - 24);
  ink.draw(inner, {
    fill: linear(70, tone.light, [tone.base, 0.5], tone.shade),
    stroke: tone.dark,
    width: 2,
  });
  ink.clip(inner, () => {
    drawGrid(ink, box, tone.hi);
    for (const { color, outline } of LANDS) drawLand(ink, outline.map(on), color);
    ink.draw(polyline(on([0.3, 0.4]), on([0.42, 0.52]), on([0.56, 0.5]), on([0.62, 0.6])), {
      stroke: '#9a4038',
      width: 2.4,
      opacity: 0.6,
    });
  });
  for (const top of [y - 10, y + h - 4]) {
    const rod = rect(x - 14, top, w + 28, 14, 7);
    castShadow(ink, rod, { dx: 3, dy: 6, blur: 4 });
    solid(ink, rod, wood, {
      fill: linear(90, ramp(wood).hi, [ramp(wood).base, 0.4], ramp(wood).dark),
      width: 2.2,
      bevel: 3,
    });
  }
}

function drawGrid(ink: Ink, [x, y, w, h]: Box, color: string): void {
  for (const i of range(5)) {
    const bend = (i - 2) * w * 0.1;
    ink.draw(
      spline([
        [x + w / 2 + bend, y],
        [x + w / 2 + bend * 1.9, y + h / 2],
        [x + w / 2 + bend, y + h],
      ]),
      { stroke: color, width: 1.4, opacity: 0.35 },
    );
    ink.draw(polyline([x, y + (h * (i + 0.5)) / 5], [x + w, y + (h * (i + 0.5)) / 5]), {
      stroke: color,
      width: 1.4,
      opacity: 0.35,
    });
  }
}

function drawLand(ink: Ink, outline: readonly Point[], color: string): void {
  const tone = ramp(shift(color, { chromaTimes: 0.85 }));
  const land = spline(ragged(ink, outline), { closed: true, tension: 0.8 });
  const [cx, cy] = outline[0] ?? [0, 0];
  ink.draw(land, { stroke: '#e8e4d0', width: 9, opacity: 0.3 });
  ink.draw(land, { fill: tone.base, stroke: tone.dark, width: 2 });
  ink.clip(land, () => ink.draw(land, { stroke: tone.light, width: 6, opacity: 0.6, move: [2, 2] }));
  drawPeak(ink, [cx + 16, cy + 26], tone);
  const isWide = outline.length > 6;
  if (isWide) drawPeak(ink, [cx + 38, cy + 30], tone);
}

/** Adds bays and capes between the outline's points. */
function ragged(ink: Ink, outline: readonly Point[]): Point[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share + ink.jitter(13),
      from[1] + (to[1] - from[1]) * share + ink.jitter(13),
    ];
    return [from, at(0.33), at(0.66)];
  });
}

function drawPeak(ink: Ink, [x, y]: Point, tone: Ramp): void {
  ink.draw(polygon([x - 9, y], [x, y - 15], [x + 9, y]), { fill: tone.shade });
  ink.draw(polygon([x - 3.5, y - 9], [x, y - 15], [x + 3.5, y - 9]), { fill: tone.hi });
}
