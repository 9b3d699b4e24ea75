import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { BRASS, GOLD } from '../../matter/palette.ts';

const VOLUMES = [
  [86, 430, 0],
  [64, 380, 1],
  [104, 470, 2],
  [58, 400, 3],
  [92, 440, 0],
  [70, 366, 2],
] as const;

/** Old books in a row: most stand, one leans, two lie; `at`: the left end of their foot. */
export function bigBooks(ink: Ink, [left, foot]: Point, spines: readonly [string, ...string[]]): void {
  let x = left;
  groundShadow(ink, left + 260, foot, 330, 14, 0.5);
  for (const [w, h, color] of VOLUMES) {
    volume(ink, [x, foot], w, h, spines[color] ?? spines[0]);
    x += w;
  }
  ink.at(
    [x + 128, foot],
    () => volume(ink, [-66, 0], 66, 392, shift(spines[1] ?? spines[0], { lightness: 0.04 })),
    { turn: -9 },
  );
  lyingBook(ink, [x + 146, foot - 2], 224, spines[3] ?? spines[0]);
  lyingBook(ink, [x + 160, foot - 58], 190, spines[0]);
}

/** A volume that stands, its spine to the viewer. */
export function volume(ink: Ink, [x, foot]: Point, w: number, h: number, color: string): void {
  const tone = ramp(color);
  const spine = rect(x, foot - h, w - 2, h, [7, 7, 3, 3]);
  castShadow(ink, spine, { dx: 14, dy: 0, blur: 10, opacity: 0.5 });
  solid(ink, spine, color, {
    bevel: 7,
    fill: linear(0, tone.shade, [tone.light, 0.3], [tone.base, 0.6], tone.dark),
  });
  for (const share of [0.08, 0.3, 0.62, 0.88]) {
    const band = rect(x - 1, foot - h * (1 - share), w, 13, 5);
    solid(ink, band, color, { bevel: 4, width: 2.2 });
    ink.draw(rect(x + 2, foot - h * (1 - share) + 18, w - 6, 2.6), { fill: GOLD, opacity: 0.8 });
  }
  const [cx, cy] = [x + w / 2 - 1, foot - h * 0.55];
  ink.draw(joinPaths(polygon([cx, cy - 26], [cx + 16, cy], [cx, cy + 26], [cx - 16, cy]), oval(cx, cy, 6)), {
    fill: GOLD,
    opacity: 0.85,
    evenOdd: true,
  });
  for (const _ of range(5)) {
    const at: Point = [x + ink.random() * w, foot - ink.random() * h];
    ink.draw(oval(...at, 2 + ink.random() * 5, 2), { fill: tone.hi, opacity: 0.4 });
  }
}

function lyingBook(ink: Ink, [x, foot]: Point, w: number, color: string): void {
  const tone = ramp(color);
  const block = rect(x, foot - 56, w, 56, [4, 12, 12, 4]);
  castShadow(ink, block, { dx: 12, dy: 6, blur: 8, opacity: 0.5 });
  solid(ink, block, color, { bevel: 5 });
  ink.draw(rect(x - 2, foot - 46, w - 26, 36, 3), {
    fill: linear(90, '#e0d2ac', '#a8946c'),
    stroke: tone.line,
    width: 2.4,
  });
  for (const i of range(5))
    ink.draw(rect(x, foot - 40 + i * 7, w - 34, 1.8), { fill: '#7a6644', opacity: 0.6 });
  ink.draw(rect(x + w - 20, foot - 54, 4, 52), { fill: BRASS, opacity: 0.7 });
}
