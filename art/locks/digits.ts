import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box } from '../ink/path.ts';
import { rect } from '../ink/shapes.ts';
import { swing } from '../ink/swing.ts';
import { type Glyph, glyph } from '../matter/digits.ts';
import { rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { wood } from '../matter/wood.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';
import { type Surface, solidly } from './surfaces.ts';

const STEEL = '#5a6580';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The materials of a safe with keys. */
interface DigitsLook {
  body: Surface;
  door: Surface;
  rivets: string;
  /** The line around the keys. */
  trim: string;
  /** The colours of the display. */
  glass: readonly [string, string];
  inside: readonly [string, string];
  /** The colour of the recess around the keys. */
  bed: string;
  /** The colours of each key and of its sign. */
  key: (place: number) => readonly [key: string, sign: string];
  /** The colour of light in signs and lines; none if left out. */
  light?: string;
}

/** A small safe. Its keys are separate pictures. */
export function digitsOf(look: DigitsLook): LockParts {
  return {
    shut: body((ink) => {
      drawSafe(ink, look);
      drawDoor(ink, look, false);
    }),
    open: body((ink) => {
      drawSafe(ink, look);
      drawInside(ink, look);
      const opened = swing({ hinge: 36, cx: 180, cy: 236, angle: -62, distance: 900, isMirrored: false });
      ink.warp(opened, () => drawDoor(ink, look, true));
    }),
    ...Object.fromEntries(
      DIGITS.map((digit, place) => [
        `key-${digit}`,
        part([76, 54], (ink) => drawFace(ink, look, [0, 0], place)),
      ]),
    ),
  };
}

export const digits = digitsOf({
  body: solidly(STEEL),
  door: solidly('#6c7893'),
  rivets: STEEL,
  trim: BRASS,
  glass: ['#140c0a', '#2c1a10'],
  inside: ['#0e1120', '#333c59'],
  bed: '#161827',
  key: () => ['#ece4d2', '#2b2230'],
});

function drawSafe(ink: Ink, { body: surface, rivets }: DigitsLook): void {
  const box: Box = [10, 16, 340, 440];
  const shape = rect(...box, 24);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  surface(ink, shape, box, 9);
  for (const x of [26, 334]) for (const y of [32, 440]) rivet(ink, [x, y], 6, rivets);
}

function drawInside(ink: Ink, { inside }: DigitsLook): void {
  const hole = rect(36, 40, 288, 392, 16);
  recess(ink, hole, inside[1], { depth: 14, fill: linear(70, ...inside) });
  ink.clip(hole, () => {
    shine(ink, [200, 330], 170, 190, 0.95);
    wood(ink, rect(36, 262, 288, 14), [36, 262, 288, 14], '#48506b', { strength: 0 });
    ink.draw(rect(36, 418, 288, 16), { fill: '#c9973f' });
  });
}

function drawDoor(ink: Ink, look: DigitsLook, hasKeys: boolean): void {
  const { door, trim, glass, bed, light } = look;
  const box: Box = [36, 40, 288, 392];
  door(ink, rect(...box, 14), box, 8);
  const line = rect(46, 50, 268, 372, 10);
  if (light) ink.draw(line, { stroke: light, width: 9, opacity: 0.5, blur: 5 });
  ink.draw(line, { stroke: ramp(trim).line, width: 4.5 });
  ink.draw(line, { stroke: trim, width: 2.4 });
  recess(ink, rect(60, 58, 206, 42, 8), glass[0], { depth: 7, fill: linear(90, ...glass) });
  for (const place of DIGITS.keys()) {
    const [x, y] = keyPlace(place);
    ink.draw(rect(x, y + 4, 76, 54, 11), { fill: bed, stroke: ramp(bed).line, width: 3 });
    if (hasKeys) drawFace(ink, look, [x, y], place);
  }
}

function keyPlace(index: number): readonly [number, number] {
  const [column, row] = index === 9 ? [1, 3] : [index % 3, Math.floor(index / 3)];
  return [58 + column * 84, 108 + row * 63];
}

function drawFace(
  ink: Ink,
  { key, light }: DigitsLook,
  [x, y]: readonly [number, number],
  place: number,
): void {
  const digit: Glyph = DIGITS[place] ?? '0';
  const [color, sign] = key(place);
  const shape = rect(x, y, 76, 54, 11);
  solid(ink, shape, color, { bevel: 5, shade: 0.35, width: 2.4 });
  if (light) {
    ink.draw(rect(x + 4, y + 4, 68, 46, 8), { stroke: light, width: 1.6, opacity: 0.75 });
    ink.clip(shape, () => glow(ink, x + 38, y + 27, 34, light, 0.4));
  }
  glyph(ink, digit, [x + 38, y + 27], 24, sign, 4);
}
