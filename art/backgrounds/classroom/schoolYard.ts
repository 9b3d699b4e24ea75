import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { type Places, placesIn } from '../../ink/placesIn.ts';
import { oval, polygon, rect, spline } from '../../ink/shapes.ts';

/** The view through a window at one time of the day. */
export interface Outside {
  zenith: string;
  horizon: string;
  /** The colour of the sun or moon. */
  disc: string;
  hills: string;
  /** The colour of the light in the steeple's window, at night. */
  lamp?: string;
}

type Puff = readonly [dx: number, dy: number, radius: number];

const CLOUD: readonly Puff[] = [
  [-46, 8, 20],
  [-20, -6, 28],
  [14, -12, 32],
  [46, 4, 22],
  [66, 12, 14],
];
const CROWN: readonly Puff[] = [
  [0, -0.62, 0.25],
  [-0.02, -0.86, 0.19],
  [-0.25, -0.7, 0.18],
  [0.25, -0.68, 0.18],
  [-0.19, -0.47, 0.18],
  [0.2, -0.46, 0.17],
];

/**
 * The view from a school's window: sky, a steeple and a tree between two hills. It is plain where the jars
 * stand in front of it.
 */
export function schoolYard(ink: Ink, box: Box, outside: Outside): void {
  const [x, y, w, h] = box;
  const pane = rect(...box);
  const at = placesIn(box);
  const { zenith, horizon, hills } = outside;
  ink.draw(pane, { fill: linear(90, zenith, [mix(zenith, horizon, 0.6), 0.42], [horizon, 0.62], horizon) });
  ink.clip(pane, () => {
    drawDisc(ink, at(0.84, 0.42), outside.disc);
    drawCloud(ink, at(0.3, 0.4), 0.7, outside);
    drawHill(ink, at, 0.68, mix(hills, horizon, 0.45));
    drawSteeple(ink, at(0.66, 0.72), h * 0.18, mix(hills, horizon, 0.2), outside.lamp);
    drawTree(ink, at(0.16, 0.86), h * 0.3, mix(hills, horizon, 0.12));
    drawHill(ink, at, 0.8, hills);
    for (const [from, to, opacity] of [
      [0.02, 0.22, 0.2],
      [0.3, 0.36, 0.16],
    ] as const) {
      const shine = polygon(at(from, 1), at(from + 0.72, 0), at(to + 0.72, 0), at(to, 1));
      ink.draw(shine, { fill: '#fff', opacity });
    }
    ink.draw(rect(x, y, w, h), { stroke: '#0d0818', width: 14, opacity: 0.28, move: [4, 6], blur: 5 });
  });
}

function drawDisc(ink: Ink, at: Point, color: string): void {
  glow(ink, ...at, 130, color, 0.9);
  ink.draw(oval(...at, 27), { fill: radial(0.4, 0.36, 0.7, '#ffffff', mix(color, '#ffffff', 0.35)) });
}

/** A cloud: white above, shaded in the sky's colour below. */
function drawCloud(ink: Ink, [x, y]: Point, size: number, { zenith, horizon }: Outside): void {
  const lit = mix(horizon, '#ffffff', 0.6);
  const puffs = (lift: number, share: number): Path =>
    joinPaths(
      ...CLOUD.map(([dx, dy, r]) =>
        oval(x + dx * size, y + (dy - lift) * size, r * size * share, r * size * 0.72 * share),
      ),
    );
  ink.draw(puffs(0, 1), { stroke: mix(zenith, horizon, 0.35), width: 4 });
  ink.draw(puffs(0, 1), { fill: mix(lit, zenith, 0.28) });
  ink.draw(puffs(5, 0.86), { fill: lit });
}

function drawHill(ink: Ink, at: Places, level: number, color: string): void {
  const tone = ramp(color);
  const ridge = spline([
    at(-0.1, level),
    at(0.16, level - 0.05),
    at(0.44, level + 0.01),
    at(0.74, level - 0.06),
    at(1.1, level),
  ]);
  const foot = polygon(at(-0.1, level), at(1.1, 1.02), at(-0.1, 1.02)).slice(1);
  ink.draw([...ridge, ...foot], { fill: linear(90, tone.light, [tone.base, 0.3], tone.shade) });
  ink.draw(ridge, { stroke: tone.dark, width: 3, opacity: 0.7 });
}

function drawSteeple(ink: Ink, [x, foot]: Point, height: number, color: string, lamp?: string): void {
  const tone = ramp(color);
  const [half, eaves] = [height * 0.14, foot - height * 0.56];
  ink.draw(rect(x - half, eaves, 2 * half, foot - eaves), {
    fill: linear(0, tone.hi, tone.base),
    stroke: tone.dark,
    width: 2.4,
  });
  if (lamp) ink.draw(rect(x - 4, eaves + 8, 8, 13, [4, 4, 0, 0]), { fill: lamp });
  ink.draw(polygon([x - half * 1.3, eaves], [x, foot - height], [x + half * 1.3, eaves]), {
    fill: linear(0, tone.shade, tone.dark),
    stroke: tone.dark,
    width: 2.4,
  });
}

/** A tree whose crown is partly in the light and partly in the shade, with one outline. */
function drawTree(ink: Ink, [x, foot]: Point, height: number, color: string): void {
  const tone = ramp(color);
  const bark = ramp(mix('#7a5640', color, 0.25));
  const trunk = polygon(
    [x - 9, foot],
    [x - 5, foot - height * 0.6],
    [x + 5, foot - height * 0.6],
    [x + 10, foot],
  );
  ink.draw(trunk, { fill: linear(0, bark.light, bark.dark), stroke: bark.line, width: 3 });
  const crown = (shift: number, share: number): Path =>
    joinPaths(
      ...CROWN.map(([dx, dy, r]) =>
        oval(x + (dx - shift) * height, foot + (dy - shift) * height, r * height * share),
      ),
    );
  ink.draw(crown(0, 1), { stroke: tone.line, width: 6 });
  ink.draw(crown(0, 1), { fill: tone.shade });
  ink.draw(crown(0.02, 0.84), { fill: tone.base });
}
