import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { SHADOW } from '../ink/light.ts';
import { joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { oval, range, soft, spline } from '../ink/shapes.ts';

/** A tuft of moss that grows on `at`: fuzzy mounds in shade, body and light, and a few blades. */
export function mossTuft(ink: Ink, [x, y]: Point, size: number, color: string): void {
  const tone = ramp(color);
  drawBlades(ink, [x, y], size, tone.dark);
  for (const [dx, scale] of TUFT_LUMPS) {
    const lump: Lump = { x: x + dx * size, foot: y, half: size * 0.52 * scale, height: size * 0.44 * scale };
    ink.draw(fuzzyMound(ink, lump), { fill: tone.dark, stroke: tone.line, width: 2 });
    ink.draw(fuzzyMound(ink, inner(lump, 0.84, -0.04)), { fill: tone.base });
    ink.draw(fuzzyMound(ink, inner(lump, 0.5, -0.2)), { fill: tone.light, opacity: 0.75 });
  }
  drawSpeckles(ink, [x, y], size, tone.hi);
}

/** Half the width and height of one mound, whose flat side lies at `foot`. */
interface Lump {
  x: number;
  foot: number;
  half: number;
  height: number;
}

/** Back to front: where along the tuft, how large. */
const TUFT_LUMPS = [
  [-0.62, 0.72],
  [0.66, 0.64],
  [0.06, 1],
] as const;

function inner({ x, foot, half, height }: Lump, scale: number, shift: number): Lump {
  return {
    x: x + half * shift,
    foot: foot - height * (1 - scale) * 0.55,
    half: half * scale,
    height: height * scale,
  };
}

/** Half an ellipse with a fringe of short spikes, bulging a little below. */
function fuzzyMound(ink: Ink, { x, foot, half, height }: Lump): Path {
  const spikes = Math.max(7, Math.round(half / 2.4));
  const fringe = range(spikes * 2 + 1).map((i): Point => {
    const [dx, dy] = polar(0, 0, 1, 180 + (i * 90) / spikes);
    const reach = i % 2 ? 1 + 3.4 / half + ink.random() * 0.1 : 1 - 1.6 / half;
    return [x + dx * half * reach, foot + dy * height * reach];
  });
  return soft([...fringe, [x + half * 0.7, foot + height * 0.16], [x - half * 0.7, foot + height * 0.16]], 2);
}

function drawBlades(ink: Ink, [x, y]: Point, size: number, color: string): void {
  const blades = range(5).map(() => {
    const foot = x + ink.jitter(size * 1.5);
    const lean = ink.jitter(size * 0.5);
    return spline([
      [foot, y],
      [foot + lean * 0.3, y - size * 0.35],
      [foot + lean, y - size * (0.45 + ink.random() * 0.25)],
    ]);
  });
  ink.draw(joinPaths(...blades), { stroke: color, width: 2.6, cap: 'round' });
}

function drawSpeckles(ink: Ink, [x, y]: Point, size: number, color: string): void {
  const specks = range(8).map(() => oval(x + ink.jitter(size * 1.5), y - ink.random() * size * 0.34, 1.5));
  ink.draw(joinPaths(...specks), { fill: color, opacity: 0.5 });
}

/** Moss that has run down a wall from a ledge: cushions on the edge, and clumps that thin out below; `width` along the ledge. */
export function mossDrip(ink: Ink, [x, y]: Point, width: number, color: string): void {
  const tone = ramp(color);
  const clumps = range(Math.round(width / 13)).flatMap((i) => strandOf(ink, [x, y], width, i));
  const all = (scale: number, isShown: (i: number) => boolean = () => true): Path =>
    joinPaths(...clumps.filter((_, i) => isShown(i)).map((clump) => fuzzyClump(clump, scale)));
  const outline = all(1);
  ink.draw(outline, { fill: SHADOW, opacity: 0.32, blur: 5, move: [6, 8] });
  drawFibres(ink, clumps, tone.dark);
  ink.draw(outline, { fill: tone.dark, stroke: tone.line, width: 4.6 });
  ink.draw(outline, { fill: tone.dark });
  ink.draw(all(0.78), { fill: tone.shade });
  ink.draw(
    all(0.62, (i) => i % 4 !== 3),
    { fill: tone.base },
  );
  ink.draw(
    all(0.34, (i) => i % 2 === 0),
    { fill: tone.light },
  );
  for (const i of range(Math.ceil(width / 21))) {
    const at = x - 4 + i * 21 + ink.jitter(8);
    const lump: Lump = { x: at, foot: y + 4, half: 15 + ink.random() * 7, height: 10 + ink.random() * 9 };
    ink.draw(fuzzyMound(ink, lump), { fill: tone.dark, stroke: tone.line, width: 2 });
    ink.draw(fuzzyMound(ink, inner(lump, 0.84, -0.04)), { fill: tone.base });
    ink.draw(fuzzyMound(ink, inner(lump, 0.52, -0.2)), { fill: tone.light, opacity: 0.8 });
  }
  drawSpeckles(ink, [x + width / 2, y], width * 0.62, tone.hi);
}

interface Clump {
  x: number;
  y: number;
  radius: number;
  turn: number;
}

/** Clump below clump, each smaller: long strands in the middle and short ones at both ends, so that it never ends square. */
function strandOf(ink: Ink, [x, y]: Point, width: number, number: number): Clump[] {
  const share = (number + 0.5) / Math.round(width / 13);
  const length = (14 + 70 * Math.sin(Math.PI * share) ** 1.4) * (0.3 + ink.random() * 0.7);
  const count = Math.max(2, Math.round(length / 6.5));
  const sway = ink.jitter(10);
  return range(count).map((i) => {
    const down = i / (count - 1);
    const radius = (10.5 - 6 * down) * (0.8 + ink.random() * 0.4);
    return {
      x: x + width * share + sway * down * down + ink.jitter(radius * 0.5),
      y: y + 3 + length * down,
      radius,
      turn: ink.random() * 40,
    };
  });
}

/** Ragged all around; smaller ones lie toward the light. */
function fuzzyClump({ x, y, radius, turn }: Clump, scale: number): Path {
  const toLight = radius * (1 - scale) * 0.42;
  const points = range(16).map((i) =>
    polar(x - toLight, y - toLight, radius * scale * (i % 2 ? 1.14 : 0.8), turn + i * 22.5),
  );
  return soft(points, 1.4);
}

/** Single fibres that hang lower than the rest. */
function drawFibres(ink: Ink, clumps: readonly Clump[], color: string): void {
  const last = clumps.filter(({ radius }, i) => radius < 6.5 && i % 2 === 0);
  const fibres = last.map(({ x, y, radius }) =>
    spline([
      [x, y],
      [x + ink.jitter(4), y + radius + 5],
      [x + ink.jitter(8), y + radius + 9 + ink.random() * 9],
    ]),
  );
  ink.draw(joinPaths(...fibres), { stroke: color, width: 2.2, cap: 'round' });
}
