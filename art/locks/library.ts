import { clock } from './clock.ts';
import { colours } from './colours.ts';
import { common } from './common.ts';
import { digits } from './digits.ts';
import { directions } from './directions.ts';
import { jigsaw } from './jigsaw.ts';
import { type LockParts, part } from './lockPart.ts';
import { melody } from './melody.ts';
import { order } from './order.ts';
import { pattern } from './pattern.ts';
import { drawSign, SIGN_NAMES } from './signs.ts';
import { switches } from './switches.ts';
import { symbols } from './symbols.ts';
import { text } from './text.ts';
import { wheels } from './wheels.ts';

/** The signs by themselves, in one colour: texts show them in their own. */
const signs: LockParts = Object.fromEntries(
  SIGN_NAMES.map((name) => [
    name,
    part([64, 64, 0], (ink) => drawSign(ink, name, { center: [32, 32], size: 62, fill: '#000000' })),
  ]),
);

/** The pictures of all faces of locks, and of what they have in common. */
export const locks: Readonly<Record<string, LockParts>> = {
  common,
  signs,
  text,
  digits,
  wheels,
  colours,
  directions,
  clock,
  switches,
  symbols,
  melody,
  pattern,
  order,
  jigsaw,
};
