import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { foliage, type Puff } from '../../../matter/foliage.ts';
import type { Month } from './months.ts';

const PICTURE: Box = [16, 40, 248, 92];
const TREES = [
  { at: 44, size: 1 },
  { at: 80, size: 0.72 },
  { at: 214, size: 0.85 },
];

/** The season's trees under its sky, above the days. */
export function drawMonthPicture(ink: Ink, { sky, horizon, land, crown, isNight }: Month): void {
  const [x, y, w, h] = PICTURE;
  const frame = rect(...PICTURE, 3);
  const tone = ramp(land);
  ink.draw(frame, { fill: linear(90, sky, horizon) });
  ink.clip(frame, () => {
    const light: Point = [x + w * 0.7, y + h * 0.42];
    glow(ink, ...light, 62, isNight ? '#dfe8ff' : '#fff2c0', 0.8);
    ink.draw(oval(...light, 17), { fill: isNight ? '#f2f4ff' : '#fff7d8' });
    if (isNight) drawStars(ink);
    const hills = curve(
      `M${x} ${y + 62}Q${x + 60} ${y + 24} ${x + 120} ${y + 60}Q${x + 180} ${y + 36} ${x + w} ${y + 66}V${y + h}H${x}Z`,
    );
    ink.draw(hills, { fill: linear(90, tone.light, tone.shade), stroke: tone.dark, width: 2.5 });
    for (const { at, size } of TREES) {
      const foot: Point = [x + at, y + 80];
      if (isNight) drawFir(ink, foot, size, crown);
      else drawRoundTree(ink, foot, size, crown);
    }
  });
  ink.draw(frame, { stroke: ramp(sky).line, width: 4 });
}

function drawStars(ink: Ink): void {
  const [x, y, w] = PICTURE;
  const stars = range(14).map(() => oval(x + ink.random() * w, y + ink.random() * 50, 1.6));
  ink.draw(joinPaths(...stars), { fill: '#fff', opacity: 0.85 });
}

function drawFir(ink: Ink, [x, y]: Point, size: number, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(x - 2.5 * size, y - 6, 5 * size, 14), { fill: tone.deep });
  for (const i of range(3)) {
    const half = (17 - i * 4) * size;
    const foot = y - 2 - i * 14 * size;
    const tier = polygon([x - half, foot], [x, foot - 26 * size], [x + half, foot]);
    ink.draw(tier, { fill: linear(0, tone.light, tone.dark), stroke: tone.line, width: 2 });
    ink.draw(
      polygon([x - half * 0.4, foot - 16 * size], [x, foot - 26 * size], [x + half * 0.4, foot - 16 * size]),
      {
        fill: '#fff',
        opacity: 0.9,
      },
    );
  }
}

function drawRoundTree(ink: Ink, [x, y]: Point, size: number, color: string): void {
  ink.draw(rect(x - 3 * size, y - 30 * size, 6 * size, 30 * size + 8), { fill: '#6a4630' });
  const puffs: readonly Puff[] = [
    [x - 12 * size, y - 28 * size, 15 * size],
    [x + 13 * size, y - 26 * size, 14 * size],
    [x, y - 42 * size, 18 * size],
  ];
  foliage(ink, puffs, color, 1.8);
}
