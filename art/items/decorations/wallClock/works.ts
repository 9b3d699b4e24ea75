import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect, toothed } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { inkSign } from '../../../kits/signs/inkSigns.ts';
import { hinge, knob, metal, plate } from '../../../matter/metal.ts';
import { BRASS, IRON } from '../../../matter/palette.ts';
import { wood } from '../../../matter/wood.ts';
import { CENTER, INNER, type Looks, OUTER } from './shape.ts';

const CASE = 132;
const HOLE = oval(...CENTER, 112);
const BACKING = '#8a6444';

/** The clock's case with its wheels and a shelf behind them, and the dial turned away on its hinges. */
export function drawWorks(ink: Ink, looks: Looks): void {
  drawCase(ink, looks);
  const turn = swing({ hinge: 14, cx: 160, cy: 160, angle: -112, distance: 2600, isMirrored: false });
  ink.warp(turn, () => drawReverse(ink, looks));
  for (const y of [112, 176]) hinge(ink, [18, y], 30, BRASS, 14);
}

function drawCase(ink: Ink, { rim, light, sign }: Looks): void {
  const drum = shift(rim, { lightness: -0.08 });
  castShadow(ink, oval(...CENTER, CASE), { dx: 9, dy: 14, blur: 11, opacity: 0.45 });
  solid(ink, oval(...CENTER, CASE), drum, { fill: metal(drum, 50), bevel: 8 });
  recess(ink, HOLE, drum, {
    depth: 20,
    opacity: 0.75,
    fill: linear(65, '#241a20', ['#3a2a2c', 0.6], '#5a4034'),
    texture: () => {
      glow(ink, 206, 214, 130, light, 1);
      inkSign(ink, sign, [214, 148], 1.25, light, 5.5);
      drawShelf(ink, light);
    },
  });
  drawWheel(ink, [166, 86], 27, 10, '#aab2c0');
  drawWheel(ink, [112, 124], 44, 14, BRASS);
  drawWheel(ink, [108, 200], 29, 10, '#c2744a');
  ink.draw(HOLE, { stroke: ramp(rim).line });
}

/** Where something may have been laid. */
function drawShelf(ink: Ink, light: string): void {
  const plank = polygon([30, 246], [56, 230], [264, 230], [290, 246]);
  ink.draw(plank, { fill: linear(0, '#6a4832', ['#b98652', 0.65], '#8a6040'), stroke: '#2c1a18', width: 4 });
  ink.draw(rect(30, 246, 260, 14), { fill: '#5f4030', stroke: '#2c1a18', width: 4 });
  ink.draw(rect(30, 260, 260, 30), { fill: linear(90, '#120b10', '#2e1f20') });
  ink.draw(oval(214, 239, 60, 7), { fill: light, opacity: 0.6 });
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

/** The back of the dial: a board, two braces. */
function drawReverse(ink: Ink, { rim, hands }: Looks): void {
  const tone = ramp(rim);
  solid(ink, oval(...CENTER, OUTER), rim, { fill: linear(60, tone.base, tone.dark), bevel: 6 });
  const texture = (): void => {
    for (const x of [112, 160, 208])
      ink.draw(polyline([x, 30], [x, 290]), { stroke: ramp(BACKING).line, width: 4 });
  };
  wood(ink, oval(...CENTER, INNER), [38, 38, 244, 244], BACKING, { bevel: 5, strength: 0.6, texture });
  for (const y of [96, 204]) plate(ink, rect(54, y, 212, 20, 5), IRON, { width: 4 });
  solid(ink, oval(...CENTER, 26), hands, { width: 4, bevel: 3, fill: linear(60, '#8a8f9c', '#3a3a48') });
}
