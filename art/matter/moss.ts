import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { SHADOW } from '../ink/light.ts';
import { joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { oval, range, soft, spline } from '../ink/shapes.ts';

/** A tuft of moss on `at`: mounds in shade, body and light, and a few blades. */
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

/** The lumps of one tuft, back to front: position along the tuft, and size. */
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

/** Half an ellipse with a fringe of short spikes, which bulges a little at the foot. */
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

/** Moss that hangs down a wall from a ledge: tongues below one cushion, the longer ones in the middle; `width` along the ledge. */
export function mossDrip(ink: Ink, [x, y]: Point, width: number, color: string): void {
  const tone = ramp(color);
  const count = Math.max(4, Math.round(width / 18));
  const tongues = range(count).map((i): Tongue => {
    const share = (i + 0.5) / count;
    const length = (22 + 62 * Math.sin(Math.PI * share)) * (0.5 + ink.random() * 0.5);
    return {
      x: x + width * share + ink.jitter(5),
      y,
      half: 8 + ink.random() * 4,
      length,
      sway: ink.jitter(9),
    };
  });
  const mounds = range(count).map((i): Point => [x + (width * (i + 0.5)) / count + ink.jitter(6), y + 2]);
  const all = (scale: number): Path =>
    joinPaths(
      ...tongues.map((tongue) => tonguePath(tongue, scale)),
      ...mounds.map(([cx, cy], i) => oval(cx - 3 * (1 - scale), cy, 16 * scale, (9 + (i % 3) * 2.5) * scale)),
    );
  const outline = all(1);
  ink.draw(outline, { fill: SHADOW, opacity: 0.3, blur: 5, move: [6, 8] });
  ink.draw(outline, { fill: tone.dark, stroke: tone.line, width: 5 });
  ink.draw(outline, { fill: tone.shade });
  ink.draw(all(0.72), { fill: tone.base, move: [-1.2, -1.6] });
  const lit = mounds.map(([cx, cy], i) => oval(cx - 4, cy - 3, 8, 3.6 + (i % 3)));
  ink.draw(joinPaths(...lit), { fill: tone.light });
}

interface Tongue {
  x: number;
  y: number;
  half: number;
  length: number;
  sway: number;
}

/**
 * The outline of a hanging tongue of moss, round at its end; `scale` makes a smaller one for the lit part.
 */
function tonguePath({ x, y, half, length, sway }: Tongue, scale: number): Path {
  const [w, foot] = [half * scale, y + length * (0.55 + 0.45 * scale) - (1 - scale) * 8];
  const tip = x + sway - (1 - scale) * 3;
  return spline(
    [
      [x - w, y],
      [x - w * 0.8 + sway * 0.3, y + length * 0.45],
      [tip - w * 0.62, foot - w * 0.6],
      [tip, foot],
      [tip + w * 0.62, foot - w * 0.7],
      [x + w * 0.85 + sway * 0.3, y + length * 0.4],
      [x + w, y],
    ],
    { closed: true, tension: 0.8 },
  );
}
