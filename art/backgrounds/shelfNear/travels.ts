import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { volume } from './bigBooks.ts';

const BOOKS = [
  ...([
    [114, 452],
    [104, 430],
    [120, 470],
    [100, 418],
    [112, 446],
    [110, 462],
  ] as const),
  ...([
    [116, 436],
    [98, 424],
    [114, 466],
    [108, 440],
    [114, 452],
  ] as const),
] as const;
/** The places of the worn volumes in the row. */
const WORN = [2, 5, 8];
const PAPER = '#efe2c0';

/** Eleven volumes by one author, from one end of the shelf to the other; three are worn with reading. */
export function travels(ink: Ink, [left, foot]: Point, spines: readonly [string, ...string[]]): void {
  groundShadow(ink, left + 600, foot, 640, 14, 0.5);
  let x = left;
  for (const [i, [w, h]] of BOOKS.entries()) {
    const color = spines[i % spines.length] ?? spines[0];
    if (WORN.includes(i)) wornVolume(ink, [x, foot], w, h, color);
    else volume(ink, [x, foot], w, h, color);
    x += w;
  }
}

/** A faded spine without its gold: cracked, frayed at both ends, with slips of paper between the pages. */
function wornVolume(ink: Ink, [x, foot]: Point, w: number, h: number, color: string): void {
  const faded = shift(color, { lightness: 0.16, chromaTimes: 0.5 });
  const tone = ramp(faded);
  const top = foot - h;
  for (const [at, up, turn] of [
    [0.22, 34, -5],
    [0.5, 46, 3],
    [0.74, 28, 7],
  ] as const)
    ink.at(
      [x + w * at, top + 14],
      () => solid(ink, rect(-9, -up, 18, up + 10, 2), PAPER, { width: 2.4, bevel: 2 }),
      {
        turn,
      },
    );
  const spine = rect(x, top, w - 2, h, [12, 16, 5, 8]);
  castShadow(ink, spine, { dx: 14, dy: 0, blur: 10, opacity: 0.5 });
  solid(ink, spine, faded, {
    bevel: 6,
    fill: linear(0, tone.shade, [tone.hi, 0.34], [tone.light, 0.6], tone.base),
  });
  ink.clip(spine, () => {
    const cracks = [0.3, 0.52, 0.7].map((share) => crack(ink, x + w * share, top, h));
    ink.draw(joinPaths(...cracks), { stroke: tone.dark, width: 3, opacity: 0.75 });
    ink.draw(joinPaths(...cracks), { stroke: tone.hi, width: 2, opacity: 0.8, move: [2.5, 0] });
    for (const share of [0.16, 0.84])
      ink.draw(rect(x, top + h * share, w, 9, 4), { fill: tone.dark, opacity: 0.45 });
    for (const _ of range(9)) {
      const rubbed = oval(
        x + ink.random() * w,
        top + ink.random() * h,
        8 + ink.random() * 16,
        5 + ink.random() * 9,
      );
      ink.draw(rubbed, { fill: tone.hi, opacity: 0.35 });
    }
  });
  const torn = polygon(
    [x + 4, top],
    [x + w - 4, top],
    [x + w * 0.8, top + 20],
    [x + w * 0.6, top + 9],
    [x + w * 0.36, top + 26],
    [x + w * 0.2, top + 8],
  );
  ink.draw(torn, { fill: linear(90, '#cdb98c', PAPER), stroke: tone.line, width: 2.4 });
  const title = rect(x + w * 0.16, top + h * 0.32, w * 0.64, h * 0.2, 3);
  solid(ink, title, PAPER, { width: 2.4, bevel: 2 });
  for (const i of range(3))
    ink.draw(rect(x + w * 0.26, top + h * (0.355 + i * 0.05), w * (0.42 - i * 0.06), 5, 2.5), {
      fill: '#6a5040',
      opacity: 0.75,
    });
}

/** A crack along the spine that wanders a little. */
function crack(ink: Ink, x: number, top: number, h: number): Path {
  return polyline(...range(9).map((i): Point => [x + ink.jitter(7), top + (h * i) / 8]));
}
