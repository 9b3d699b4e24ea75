import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { oval, polyline, range, soft, spline } from '../ink/shapes.ts';

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

/** Moss that has run down a wall from a ledge; `width` along the ledge. */
export function mossDrip(ink: Ink, [x, y]: Point, width: number, color: string): void {
  const tone = ramp(color);
  const strands = range(width / 15).map((i) => ({
    at: x + i * 15 + ink.jitter(6),
    length: 16 + ink.random() * ink.random() * 92,
  }));
  const hang = (scale: number): Path =>
    joinPaths(
      ...strands.flatMap(({ at, length }) => [
        oval(at, y + length * 0.4 * scale, 9.5 * scale, length * 0.62 * scale),
        oval(at + 5, y + length * 0.12, 11 * scale, 11 * scale),
      ]),
    );
  ink.draw(hang(1), { stroke: tone.line, width: 4 });
  ink.draw(hang(1), { fill: tone.dark });
  ink.draw(hang(0.72), { fill: tone.base });
  ink.draw(hang(0.36), { fill: tone.light, opacity: 0.7 });
  ink.draw(polyline([x - 8, y - 1], [x + width, y - 1]), { stroke: tone.base, width: 9, cap: 'round' });
  ink.draw(polyline([x - 8, y - 3], [x + width - 6, y - 3]), {
    stroke: tone.light,
    width: 3,
    cap: 'round',
    opacity: 0.7,
  });
}
