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

/** Moss that has run down a wall from a ledge: cushions on the edge, and strands that thin out below; `width` along the ledge. */
export function mossDrip(ink: Ink, [x, y]: Point, width: number, color: string): void {
  const tone = ramp(color);
  const strands = strandsAlong(ink, x, width);
  const hanging = curtain(strands, y, 1);
  ink.draw(hanging, { fill: SHADOW, opacity: 0.4, blur: 6, move: [5, 8] });
  ink.draw(hanging, { fill: tone.dark, stroke: tone.line, width: 3 });
  ink.draw(curtain(strands, y, 0.74), { fill: tone.base });
  ink.draw(curtain(strands, y, 0.44), { fill: tone.light, opacity: 0.85 });
  drawThreads(ink, strands, y, tone.dark);
  for (const i of range(Math.ceil(width / 21))) {
    const at = x - 4 + i * 21 + ink.jitter(8);
    const lump: Lump = { x: at, foot: y + 4, half: 15 + ink.random() * 7, height: 10 + ink.random() * 9 };
    ink.draw(fuzzyMound(ink, lump), { fill: tone.dark, stroke: tone.line, width: 2 });
    ink.draw(fuzzyMound(ink, inner(lump, 0.84, -0.04)), { fill: tone.base });
    ink.draw(fuzzyMound(ink, inner(lump, 0.52, -0.2)), { fill: tone.light, opacity: 0.8 });
  }
  drawSpeckles(ink, [x + width / 2, y], width * 0.62, tone.hi);
}

/** Where a strand hangs, half its width at the ledge, how far it reaches down. */
interface Strand {
  at: number;
  half: number;
  length: number;
}

/** Long ones in the middle and short ones at both ends, so that it never ends square. */
function strandsAlong(ink: Ink, x: number, width: number): Strand[] {
  const count = Math.max(3, Math.round(width / 17));
  return range(count).map((i) => {
    const share = (i + 0.5) / count;
    const most = 18 + 74 * Math.sin(Math.PI * share);
    const half = (width / count) * 0.56;
    return { at: x + width * share + ink.jitter(5), half, length: most * (0.4 + ink.random() * 0.6) };
  });
}

/** Its strands as one outline, each to a share of its length. */
function curtain(strands: readonly Strand[], y: number, share: number): Path {
  const [first, last] = [strands[0], strands.at(-1)];
  if (!first || !last) return [];
  const hem = strands.flatMap(({ at, half, length }): Point[] => [
    [at - half * share, y + 6 + length * 0.16 * share],
    [at - half * 0.42 * share, y + length * 0.62 * share],
    [at + half * 0.06, y + length * share],
    [at + half * 0.5 * share, y + length * 0.5 * share],
  ]);
  return soft([[first.at - first.half * 1.5, y - 5], ...hem, [last.at + last.half * 1.5, y - 5]], 7);
}

/** Single fibres that hang lower than the rest. */
function drawThreads(ink: Ink, strands: readonly Strand[], y: number, color: string): void {
  const threads = strands.map(({ at, length }) =>
    spline([
      [at, y + length * 0.8],
      [at + ink.jitter(4), y + length * 1.1],
      [at + ink.jitter(7), y + length * (1.2 + ink.random() * 0.2)],
    ]),
  );
  ink.draw(joinPaths(...threads), { stroke: color, width: 2.4, cap: 'round' });
}
