import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, turnPath } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { polygon, polyline, range, rect, soft } from '../../../ink/shapes.ts';
import { ridge } from '../../sights/land.ts';
import { cloud } from '../../sights/sky.ts';
import { type Corridor, onLevel, pointIn, scaleAt, through } from './perspective.ts';

/** Bands of flowers from the left to the right of the path. */
const BANDS = [
  { from: -1.1, color: '#f2b632' },
  { from: -0.62, color: '#e0503f' },
  { from: -0.16, color: '#f08aa8' },
  { from: 0.74, color: '#f2b632' },
  { from: 1.2, color: '#e0503f' },
  { from: 1.66, color: '#a06fc0' },
];
const BAND_WIDTH = 0.38;
const ROWS = 9;

/** Behind a farmhouse's door: fields of tulips and a windmill in the morning. */
export function tulipView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  const field: Corridor = { box, farScale: 0.05, vanishing: [0.56, 0.5] };
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, { fill: linear(90, '#5fa8e0', ['#a9d8f2', 0.36], ['#fff0c8', 0.53], '#7fae55') });
      glow(ink, ...at(0.25, 0.44), w * 0.5, '#fff6d0', 0.85);
      cloud(ink, at(0.36, 0.16), w * 0.46, '#ffffff', 0.85);
      cloud(ink, at(0.84, 0.27), w * 0.4, '#ffffff', 0.75);
      ridge(ink, box, [0.51, 0.49, 0.505, 0.485, 0.5, 0.49], '#86b48a');
      ink.draw(rect(x, y + h * 0.512, w, h * 0.5), { fill: linear(90, '#8fb860', '#4f8a3f') });
      ink.warp(onLevel(field, 'floor'), () => bands(ink));
      windmill(ink, at(0.7, 0.54), h * 0.16);
      for (const row of range(ROWS).reverse()) flowers(ink, field, row);
    },
    0.3,
  );
}

function bands(ink: Ink): void {
  for (const { from, color } of BANDS) {
    const band = polygon([from, 0], [from + BAND_WIDTH, 0], [from + BAND_WIDTH, 1], [from, 1]);
    ink.draw(band, { fill: ramp(color).base, opacity: 0.75 });
  }
  ink.draw(polygon([0.26, 0], [0.7, 0], [0.7, 1], [0.26, 1]), { fill: '#e6cd96' });
  for (const edge of [0.26, 0.68])
    ink.draw(polygon([edge, 0], [edge + 0.02, 0], [edge + 0.02, 1], [edge, 1]), { fill: '#b08f5c' });
}

/**
 * Draws one row of flowers in every band; equal shapes are one path, since the picture would become too
 * large.
 */
function flowers(ink: Ink, field: Corridor, row: number): void {
  const depth = (row / ROWS) ** 1.35 * 0.4 + 0.004;
  const size = 30 * scaleAt(field, depth);
  const [left, , w] = field.box;
  for (const { from, color } of BANDS) {
    const feet = range(3)
      .map((i) => from + (i + 0.5 + (row % 2 ? 0.2 : -0.15)) * (BAND_WIDTH / 3))
      .map((across) => pointIn(field, across, 1, depth))
      .filter(([x]) => x > left - size && x < left + w + size);
    if (feet.length) tulips(ink, feet, size, color);
  }
}

function tulips(ink: Ink, feet: readonly Point[], size: number, color: string): void {
  const tone = ramp(color);
  const stems = feet.map(([x, y]) => polyline([x, y], [x, y - size]));
  const leaves = feet.map(([x, y]) =>
    polygon([x, y], [x - size * 0.4, y - size * 0.8], [x + size * 0.05, y - size * 0.3]),
  );
  const cups = feet.map((foot) => tulipCup(foot, size));
  ink.draw(joinPaths(...stems), { stroke: '#3f7a3a', width: size * 0.16 });
  ink.draw(joinPaths(...leaves), { fill: '#5a9a48' });
  const fill = linear(90, tone.hi, [tone.base, 0.5], tone.shade);
  ink.draw(joinPaths(...cups), { fill, stroke: tone.dark, width: size * 0.07 });
}

function tulipCup([x, y]: Point, size: number): Path {
  const top = y - size * 1.9;
  return polygon(
    [x - size * 0.42, top],
    [x - size * 0.18, top + size * 0.3],
    [x, top - size * 0.08],
    [x + size * 0.18, top + size * 0.3],
    [x + size * 0.42, top],
    [x + size * 0.36, top + size * 0.8],
    [x, top + size],
    [x - size * 0.36, top + size * 0.8],
  );
}

function windmill(ink: Ink, [cx, foot]: Point, h: number): void {
  const body = polygon(
    [cx - h * 0.26, foot],
    [cx - h * 0.16, foot - h],
    [cx + h * 0.16, foot - h],
    [cx + h * 0.26, foot],
  );
  ink.draw(body, { fill: linear(0, '#f3e6cc', ['#d8bf98', 0.5], '#8a6a58'), stroke: '#4a3038', width: 3 });
  const cap = soft(
    [
      [cx - h * 0.19, foot - h],
      [cx, foot - h * 1.26],
      [cx + h * 0.19, foot - h],
    ],
    10,
  );
  ink.draw(cap, { fill: linear(0, '#b85a3f', '#7a3430'), stroke: '#4a2028', width: 3 });
  ink.draw(rect(cx - h * 0.06, foot - h * 0.24, h * 0.12, h * 0.24), { fill: '#5a3a34' });
  for (const up of [0.48, 0.72])
    ink.draw(rect(cx - h * 0.045, foot - h * up, h * 0.09, h * 0.11), { fill: '#4a5a78' });
  const hub: Point = [cx - h * 0.02, foot - h * 1.04];
  for (const angle of [24, 114, 204, 294]) sail(ink, hub, h * 0.72, angle);
}

function sail(ink: Ink, [cx, cy]: Point, length: number, angle: number): void {
  const cloth = rect(cx + length * 0.2, cy, length * 0.8, length * 0.22);
  const bars = range(4).map((i) => rect(cx + length * (0.36 + i * 0.16), cy, 1.6, length * 0.22));
  ink.draw(turnPath(cloth, angle, [cx, cy]), { fill: '#fbf3de', stroke: '#4a3038', width: 2.2 });
  ink.draw(turnPath(joinPaths(...bars), angle, [cx, cy]), { fill: '#8a6a58' });
  ink.draw(turnPath(rect(cx, cy - 2, length, 4), angle, [cx, cy]), { fill: '#5a3a34' });
}
