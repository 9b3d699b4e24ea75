import { LOCK_SKINS, type LockSkin, lockFolder } from '../../core/catalogue/lockSkins.ts';
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
import { neon } from './skins/neon.ts';
import { rune } from './skins/rune.ts';
import type { SkinOf } from './skins/skin.ts';
import { toy } from './skins/toy.ts';
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

const SKINS: { readonly [Skin in LockSkin]: SkinOf<Skin> } = { neon, rune, toy };

/** What each skin has drawn, by its folder. */
const skinned = Object.fromEntries(
  (Object.keys(LOCK_SKINS) as LockSkin[]).flatMap((skin) =>
    Object.entries(SKINS[skin]).map(([face, parts]) => [lockFolder(face, skin), parts] as const),
  ),
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
  ...skinned,
};
