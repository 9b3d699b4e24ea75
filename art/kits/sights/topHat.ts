import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';
import { star } from '../../matter/star.ts';

const HAT = '#3a3450';
const EAR = curve('M-12 -96C-34 -130 -40 -172 -26 -184C-8 -186 2 -136 0 -98Z');
const INNER_EAR = curve('M-11 -100C-26 -130 -30 -162 -23 -170C-12 -168 -4 -134 -4 -102Z');
const HEAD = curve('M-32 -84C-34 -116 34 -116 32 -84Z');
const CROWN = curve('M-46 -86Q0 -72 46 -86L38 -8Q0 4 -38 -8Z');
const BAND = curve('M-41 -34Q0 -22 41 -34L39 -12Q0 0 -39 -12Z');
const CLOTH = curve('M-66 0L66 0L58 92Q40 76 24 96Q8 76 -8 96Q-26 76 -40 94Q-52 80 -58 90Z');

/** A conjurer's hat, upside down on a draped table, out of which a rabbit looks; some 340 units high at scale 1. */
export function topHat(ink: Ink, foot: Point, scale: number, cloth: string): void {
  groundShadow(ink, foot[0], foot[1] - 4, 78 * scale, 12 * scale, 0.5);
  ink.at(foot, () => drawTable(ink, cloth), { scale });
  ink.at([foot[0], foot[1] - 152 * scale], () => drawHat(ink), { scale });
}

function drawTable(ink: Ink, cloth: string): void {
  const tone = ramp(cloth);
  solid(ink, curve('M-8 -60L8 -60L12 -14L34 0L-34 0L-12 -14Z'), '#8a5a38', { width: 4, bevel: 3 });
  ink.at([0, -144], () => {
    solid(ink, CLOTH, cloth, {
      width: 4,
      bevel: 4,
      fill: linear(0, tone.light, [tone.base, 0.4], tone.dark),
    });
    for (const [x, y] of [
      [-30, 46],
      [6, 54],
      [40, 44],
    ] as const)
      ink.draw(star([x, y], 12), { fill: '#ffd964' });
    solid(ink, oval(0, 0, 70, 15), cloth, { width: 4, bevel: 3 });
  });
}

function drawHat(ink: Ink): void {
  const fur = '#f4ece4';
  for (const isMirrored of [false, true])
    ink.at(
      [isMirrored ? 4 : -4, 0],
      () => {
        solid(ink, EAR, fur, { width: 4, bevel: 3 });
        ink.draw(INNER_EAR, { fill: '#f2a8b0' });
      },
      { mirror: isMirrored },
    );
  solid(ink, HEAD, fur, { width: 4, bevel: 3 });
  for (const x of [-13, 13]) ink.draw(oval(x, -93, 4, 5.5), { fill: '#2a2030' });
  ink.draw(oval(0, -84, 4.5, 3.5), { fill: '#e8808c' });
  castShadow(ink, CROWN, { dx: 4, dy: 3, blur: 4, opacity: 0.4 });
  solid(ink, CROWN, HAT, { width: 4.5, bevel: 5, fill: linear(0, '#5a5476', ['#3a3450', 0.4], '#221e32') });
  ink.draw(BAND, { fill: '#d2483c', stroke: ramp(HAT).line, width: 3 });
  solid(ink, curve('M-64 -84Q0 -58 64 -84Q60 -70 46 -68Q0 -54 -46 -68Q-60 -70 -64 -84Z'), HAT, {
    width: 4.5,
    bevel: 3,
  });
}
