import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, mapPath, type Path } from '../../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { rugField, type Yarn } from './motifs.ts';

/** Where it is folded. */
export const FOLD = 420;
/** The thrown-back half, its edges a little askew, as a hand leaves it. */
const FLAP = curve(
  'M420 2C390 -6 330 8 262 2C196 -2 150 10 100 8L84 176C150 186 214 174 282 184C330 190 384 178 424 188C436 130 436 60 420 2Z',
);
/** Its free end has rolled up, so that the side with the pile is seen again. */
const ROLL = curve(
  'M92 2C110 -6 128 0 130 10C124 64 122 122 118 178C112 192 78 192 72 178C76 120 84 60 92 2Z',
);
const CANVAS = '#cdb07e';
/** How much of the colours comes through to the back. */
const FADED = 0.5;

/** The back of the weave: its pattern paler and the other way round, knot beside knot, to a fold that is round. */
export function drawThrownBack(ink: Ink, yarn: Yarn): void {
  const faded: Yarn = {
    ...yarn,
    ground: mix(yarn.ground, CANVAS, FADED),
    border: mix(yarn.border, CANVAS, FADED),
    pattern: mix(yarn.pattern, CANVAS, FADED),
  };
  const tone = ramp(faded.ground);
  castShadow(ink, FLAP, { dx: 4, dy: 9, blur: 8, opacity: 0.55 });
  solid(ink, FLAP, faded.ground, {
    fill: linear(15, tone.light, [tone.base, 0.5], tone.shade),
    bevel: 6,
    rim: 0.6,
    texture: () => {
      drawPattern(ink, faded);
      drawKnots(ink, faded.ground);
      drawLightOnFold(ink, faded.ground);
    },
  });
  drawRoll(ink, yarn);
}

function drawPattern(ink: Ink, faded: Yarn): void {
  ink.warp(
    (x, y) => [2 * FOLD - x, y],
    () => {
      ink.draw(rect(720, -10, 60, 210), { fill: faded.border });
      for (const y of [8, 166]) ink.draw(rect(400, y, 330, 12), { fill: faded.border });
      ink.draw(rect(672, 14, 30, 160), { fill: faded.pattern });
      ink.clip(rect(400, 28, 272, 134), () => rugField(ink, faded));
    },
  );
}

function drawKnots(ink: Ink, color: string): void {
  const { dark, hi } = ramp(color);
  const rows = range(21).map((i) => polyline([70, 4 + i * 9], [440, 4 + i * 9]));
  const warp = range(30).map((i) => polyline([84 + i * 12, -6], [78 + i * 12, 196]));
  ink.draw(joinPaths(...rows, ...warp), { stroke: dark, width: 1.8, opacity: 0.42 });
  ink.draw(joinPaths(...rows), { stroke: hi, width: 1.4, opacity: 0.5, move: [0, 2.4] });
}

/** The cloth did not lie down flat, and turns about the fold. */
function drawLightOnFold(ink: Ink, color: string): void {
  const { deep, hi } = ramp(color);
  for (const ruck of [
    curve('M214 0C222 56 204 124 218 186'),
    curve('M312 0C302 60 326 120 310 190'),
  ] as const) {
    ink.draw(ruck, { stroke: deep, width: 18, opacity: 0.34, blur: 6, move: [11, 0] });
    ink.draw(ruck, { stroke: hi, width: 9, opacity: 0.6, blur: 5 });
  }
  ink.draw(rect(340, -8, 110, 208), {
    fill: linear(0, [deep, 0, 0], [hi, 0.4, 0.75], [hi, 0.52, 0.5], [deep, 0.8, 0.6], [deep, 1, 1]),
  });
  ink.draw(rect(100, -8, 70, 208), { fill: linear(0, [deep, 0.2, 0.7], [deep, 1, 0]) });
}

/** Pile outward, with the stripes of the border along it; the fringe falls out of it over the back. */
function drawRoll(ink: Ink, { ground, border, pattern }: Yarn): void {
  drawFringe(ink, border);
  castShadow(ink, ROLL, { dx: 9, dy: 4, blur: 6, opacity: 0.5 });
  const tone = ramp(ground);
  solid(ink, ROLL, ground, {
    bevel: 6,
    texture: () => {
      for (const [dx, width, color] of [
        [-12, 8, border],
        [3, 13, pattern],
        [15, 5, border],
      ] as const)
        ink.draw(along(dx), { stroke: color, width });
      ink.draw(ROLL, {
        fill: linear(
          0,
          [tone.deep, 0, 0.5],
          ['#ffffff', 0.34, 0.4],
          [tone.base, 0.6, 0],
          [tone.deep, 1, 0.75],
        ),
      });
    },
  });
  const end = oval(95, 180, 21, 9);
  ink.draw(end, { fill: tone.dark, stroke: tone.line, width: 3.5 });
  ink.draw(joinPaths(arc(96, 180, 13, 150, 470, 5.4), arc(95, 180.5, 6, 200, 430, 2.4)), {
    stroke: mix(ground, CANVAS, FADED),
    width: 3,
    cap: 'round',
  });
}

/** A line down the roll, so far from its middle. */
function along(dx: number): Path {
  return mapPath(curve('M111 -4C104 60 100 120 95 190'), (x, y) => [x + dx, y]);
}

function drawFringe(ink: Ink, color: string): void {
  const tone = ramp(color);
  const threads = range(22).map((i) => {
    const y = 14 + i * 7.6;
    const x = 126 - i * 0.45;
    return curve(`M${x} ${y}Q${x + 12} ${y - 2} ${x + 20} ${y + 5}`);
  });
  ink.draw(joinPaths(...threads), { stroke: tone.line, width: 6.4, cap: 'round', opacity: 0.75 });
  for (const odd of [0, 1])
    ink.draw(joinPaths(...threads.filter((_, i) => i % 2 === odd)), {
      stroke: odd ? tone.light : tone.shade,
      width: 3.8,
      cap: 'round',
    });
}
