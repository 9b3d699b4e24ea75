import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { rect } from '../ink/shapes.ts';
import { swing } from '../ink/swing.ts';
import { type Glyph, glyph } from '../matter/digits.ts';
import { rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { wood } from '../matter/wood.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';

const STEEL = '#5a6580';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** A small safe, its keys by themselves. */
export const digits: LockParts = {
  shut: body((ink) => {
    drawSafe(ink);
    drawDoor(ink, false);
  }),
  open: body((ink) => {
    drawSafe(ink);
    drawInside(ink);
    const opened = swing({ hinge: 36, cx: 180, cy: 236, angle: -62, distance: 900, isMirrored: false });
    ink.warp(opened, () => drawDoor(ink, true));
  }),
  ...Object.fromEntries(
    DIGITS.map((digit) => [`key-${digit}`, part([76, 54], (ink) => drawKey(ink, digit))]),
  ),
};

function drawSafe(ink: Ink): void {
  const shape = rect(10, 16, 340, 440, 24);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  solid(ink, shape, STEEL, { bevel: 9 });
  for (const x of [26, 334]) for (const y of [32, 440]) rivet(ink, [x, y], 6, STEEL);
}

function drawInside(ink: Ink): void {
  const hole = rect(36, 40, 288, 392, 16);
  recess(ink, hole, '#2a3046', { depth: 14, fill: linear(70, '#0e1120', '#333c59') });
  ink.clip(hole, () => {
    shine(ink, [200, 330], 170, 190, 0.95);
    wood(ink, rect(36, 262, 288, 14), [36, 262, 288, 14], '#48506b', { strength: 0 });
    ink.draw(rect(36, 418, 288, 16), { fill: '#c9973f' });
  });
}

function drawDoor(ink: Ink, hasKeys: boolean): void {
  solid(ink, rect(36, 40, 288, 392, 14), '#6c7893', { bevel: 8 });
  ink.draw(rect(46, 50, 268, 372, 10), { stroke: ramp(BRASS).line, width: 4.5 });
  ink.draw(rect(46, 50, 268, 372, 10), { stroke: BRASS, width: 2.4 });
  recess(ink, rect(60, 58, 206, 42, 8), '#1c1410', { depth: 7, fill: linear(90, '#140c0a', '#2c1a10') });
  for (const [i, digit] of DIGITS.entries()) {
    const [x, y] = keyPlace(i);
    ink.draw(rect(x, y + 4, 76, 54, 11), { fill: '#161827', stroke: '#0d0e18', width: 3 });
    if (hasKeys) drawFace(ink, [x, y], digit);
  }
}

function keyPlace(index: number): readonly [number, number] {
  const [column, row] = index === 9 ? [1, 3] : [index % 3, Math.floor(index / 3)];
  return [58 + column * 84, 108 + row * 63];
}

function drawKey(ink: Ink, digit: Glyph): void {
  drawFace(ink, [0, 0], digit);
}

function drawFace(ink: Ink, [x, y]: readonly [number, number], digit: Glyph): void {
  solid(ink, rect(x, y, 76, 54, 11), '#ece4d2', { bevel: 5, shade: 0.35, width: 2.4 });
  glyph(ink, digit, [x + 38, y + 27], 24, '#2b2230', 4);
}
