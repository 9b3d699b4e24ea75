import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../../ink/shapes.ts';
import { type Glyph, glyph } from '../../../matter/digits.ts';
import { metal } from '../../../matter/metal.ts';
import { SILVER } from '../../../matter/palette.ts';

// Digits: a dial has each of them.

/** The colour of the lamp behind the card in the dial's middle. */
export const CALLING = '#ffd070';
const HOLES: readonly Glyph[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Draws a telephone's dial around 0, 0, with radius 88; lit during a call. */
export function rotaryDial(
  ink: Ink,
  { body, disc }: { body: string; disc: string },
  isCalling: boolean,
): void {
  const tone = ramp(disc);
  solid(ink, oval(0, 0, 88), SILVER, { fill: metal(SILVER, 45), bevel: 4 });
  solid(ink, oval(0, 0, 79), disc, {
    fill: linear(50, tone.hi, [tone.base, 0.5], tone.shade),
    bevel: 5,
    width: 4,
  });
  HOLES.forEach((sign, i) => {
    drawHole(ink, polar(0, 0, 58, -62 - 27 * i), sign);
  });
  if (isCalling) glow(ink, 0, 0, 92, CALLING, 0.75);
  solid(ink, oval(0, 0, 34), isCalling ? CALLING : body, { bevel: 5, width: 5 });
  ink.draw(rect(-19, -11, 38, 22, 4), {
    fill: isCalling ? '#fffbe8' : '#f7efdc',
    stroke: ramp(body).line,
    width: 3,
  });
  for (const y of [-4, 4]) ink.draw(polyline([-12, y], [12, y]), { stroke: '#8a7d70', width: 3 });
  drawStop(ink);
  if (isCalling) glow(ink, 0, 0, 70, CALLING, 0.55);
}

function drawHole(ink: Ink, [x, y]: Point, sign: Glyph): void {
  recess(ink, oval(x, y, 14.5), '#4a4452', { depth: 4, fill: linear(60, '#2a2632', '#5a5464') });
  glyph(ink, sign, [x, y + 0.5], 14, '#fff4dc', 2.8);
}

/** The finger stop. */
function drawStop(ink: Ink): void {
  const on = (radius: number, degrees: number): Point => polar(0, 0, radius, degrees);
  solid(ink, polygon(on(84, 14), on(84, 24), on(50, 26), on(50, 14)), SILVER, { width: 4, bevel: 2 });
}
