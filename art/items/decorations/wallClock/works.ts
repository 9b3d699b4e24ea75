import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Point, polar, turnPath } from '../../../ink/path.ts';
import { arch, oval, polygon, range, rect, spline, toothed } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { inkSign } from '../../../kits/signs/inkSigns.ts';
import { hinge, knob, metal, rivet } from '../../../matter/metal.ts';
import { BRASS, IRON } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';
import { CENTER, INNER, type Looks, OUTER } from './shape.ts';

const CASE = 132;
const HOLE = oval(...CENTER, 112);
const BACKING = '#8a6444';

/** The case with its wheels and a shelf behind them, and the dial turned aside on its hinges. */
export function drawWorks(ink: Ink, looks: Looks): void {
  drawCase(ink, looks);
  const turn = swing({ hinge: 14, cx: 160, cy: 160, angle: -112, distance: 2600, isMirrored: false });
  ink.warp(turn, () => drawReverse(ink, looks));
  for (const y of [112, 176]) hinge(ink, [18, y], 30, BRASS, 14);
}

/** Draws a deep drum with its wall; on its back are the gears and a hidden cupboard. */
function drawCase(ink: Ink, { rim, light, sign }: Looks): void {
  const drum = shift(rim, { lightness: -0.08 });
  castShadow(ink, oval(...CENTER, CASE), { dx: 9, dy: 14, blur: 11, opacity: 0.45 });
  solid(ink, oval(...CENTER, CASE), drum, { fill: metal(drum, 50), bevel: 8 });
  const back = oval(168, 170, 98);
  recess(ink, HOLE, drum, {
    depth: 16,
    opacity: 0.8,
    fill: linear(55, '#140c12', ['#2c1e22', 0.45], mix(BACKING, light, 0.35)),
    texture: () => {
      ink.draw(back, {
        fill: linear(60, '#4a3430', ['#6a4a38', 0.55], '#8a6444'),
        stroke: '#170d12',
        width: 4,
      });
      ink.clip(back, () =>
        grain(ink, [70, 70, 200, 200], '#6a4a38', { direction: 'along x', strength: 0.5 }),
      );
      glow(ink, 214, 210, 128, light, 0.75);
    },
  });
  drawTrain(ink);
  drawCupboard(ink, light, sign);
  ink.draw(HOLE, { stroke: ramp(rim).line });
}

/**
 * Draws the gears from the spring's barrel at the bottom to the fast wheel at the top, and the bridge that
 * holds them.
 */
function drawTrain(ink: Ink): void {
  drawWheel(ink, [186, 84], 28, 12, '#aab2c0');
  drawWheel(ink, [114, 112], 50, 18, BRASS);
  drawBarrel(ink, [104, 206]);
  const bridge = curve(
    'M92 106C92 88 122 84 130 102L190 76C202 72 206 90 196 94L130 122C120 138 92 132 92 106Z',
  );
  castShadow(ink, bridge, { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, bridge, BRASS, { bevel: 4, width: 4, fill: metal(BRASS, 40) });
  for (const [x, y] of [
    [110, 110],
    [188, 84],
  ] as const)
    knob(ink, [x, y], 7, '#b03a42');
  rivet(ink, [150, 101], 4.5, IRON);
}

/** The coiled spring in its open drum. */
function drawBarrel(ink: Ink, [cx, cy]: Point): void {
  const outline = toothed(cx, cy, 35, 41, 20, 2);
  castShadow(ink, outline, { dx: 5, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, outline, '#c2744a', { bevel: 4, width: 4.5 });
  recess(ink, oval(cx, cy, 28), '#4a2c24', { depth: 5 });
  const coil = spline(range(28).map((i): Point => polar(cx, cy, 5 + i * 0.8, i * 40)));
  ink.draw(coil, { stroke: '#20141a', width: 5.4 });
  ink.draw(coil, { stroke: '#a9b4c8', width: 2.6 });
  knob(ink, [cx, cy], 6.5, BRASS);
}

/** An arched compartment in the back, lit from inside, with a sign on its far wall. */
function drawCupboard(ink: Ink, light: string, sign: Looks['sign']): void {
  const frame = arch(152, 126, 116, 136, 52);
  const opening = arch(163, 138, 94, 116, 42);
  ink.clip(HOLE, () => {
    castShadow(ink, frame, { dx: -4, dy: 5, blur: 7, opacity: 0.45 });
    solid(ink, joinPaths(frame, opening), BACKING, {
      evenOdd: true,
      bevel: 5,
      width: 5,
      fill: linear(60, '#c99a62', ['#96683f', 0.5], '#5f3e2a'),
    });
    recess(ink, opening, BACKING, {
      depth: 11,
      opacity: 0.7,
      fill: linear(80, '#2b1a1c', ['#5a3a2c', 0.5], mix(BACKING, light, 0.55)),
      texture: () => {
        glow(ink, 212, 222, 84, light, 1);
        inkSign(ink, sign, [210, 174], 0.82, light, 5);
        ink.draw(polygon([150, 254], [174, 236], [246, 236], [270, 254]), {
          fill: mix(light, '#8a5a34', 0.3),
          stroke: '#3a2018',
          width: 3.6,
        });
      },
    });
  });
}

function drawWheel(ink: Ink, [cx, cy]: Point, radius: number, teeth: number, color: string): void {
  const tone = ramp(color);
  const outline = toothed(cx, cy, radius - 5, radius + 4, teeth, 2.5);
  const windows = joinPaths(
    ...range(4).map((i) =>
      polygon(
        polar(cx, cy, radius * 0.4, i * 90 + 24),
        polar(cx, cy, radius * 0.66, i * 90 + 20),
        polar(cx, cy, radius * 0.66, i * 90 + 70),
        polar(cx, cy, radius * 0.4, i * 90 + 66),
      ),
    ),
  );
  castShadow(ink, outline, { dx: 5, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, joinPaths(outline, windows), color, {
    evenOdd: true,
    bevel: 4,
    width: 4.5,
    fill: linear(55, tone.hi, [tone.base, 0.5], tone.dark),
  });
  knob(ink, [cx, cy], radius * 0.16, color);
}

/** The back of the dial: a brass plate with ribs, the axle of the hands, and scribbles. */
function drawReverse(ink: Ink, { rim, hands }: Looks): void {
  const tone = ramp(rim);
  solid(ink, oval(...CENTER, OUTER), rim, { fill: linear(60, tone.base, tone.dark), bevel: 7 });
  const brass = ramp(shift(BRASS, { lightness: -0.06 }));
  solid(ink, oval(...CENTER, INNER), BRASS, {
    bevel: 6,
    fill: linear(60, brass.light, [brass.base, 0.4], [brass.shade, 0.75], brass.dark),
    texture: () => {
      for (const r of [92, 60]) ink.draw(oval(...CENTER, r), { stroke: brass.dark, width: 5, opacity: 0.4 });
      ink.draw(polygon([60, 40], [120, 20], [250, 280], [190, 300]), { fill: '#fff', opacity: 0.14 });
    },
  });
  for (const turn of [0, 90]) {
    const rib = turnPath(rect(46, 149, 228, 22, 8), turn, CENTER);
    castShadow(ink, rib, { dx: 3, dy: 4, blur: 3, opacity: 0.4 });
    solid(ink, rib, IRON, { bevel: 3, width: 3.6 });
  }
  for (const turn of range(4)) rivet(ink, polar(...CENTER, 98, turn * 90), 8, BRASS);
  solid(ink, oval(...CENTER, 32), hands, { width: 4, bevel: 4, fill: linear(60, '#a4aab8', '#3a3a48') });
  knob(ink, CENTER, 13, BRASS);
}
