import { LOCK_MATERIALS, type LockMaterial } from '../../core/catalogue/lockMaterial.ts';
import { COMMON_MATERIALS, lockFolder } from '../../core/catalogue/lockMaterials.ts';
import { clock } from './clock.ts';
import { colours } from './colours.ts';
import { common, commonOf } from './common.ts';
import { digits } from './digits.ts';
import { directions } from './directions.ts';
import type { MaterialFaces } from './facesOf.ts';
import { jigsaw } from './jigsaw.ts';
import { keys } from './keys.ts';
import { type LockParts, part } from './lockPart.ts';
import { brass } from './materials/brass.ts';
import { painted, paintedCommon } from './materials/painted.ts';
import { paper } from './materials/paper.ts';
import { steel } from './materials/steel.ts';
import { stone } from './materials/stone.ts';
import { terminal, terminalCommon } from './materials/terminal.ts';
import { wood } from './materials/wood.ts';
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

const MATERIALS: Readonly<Record<LockMaterial, MaterialFaces>> = {
  wood,
  brass,
  steel,
  terminal,
  stone,
  paper,
  painted,
};

const COMMON: Readonly<Record<(typeof COMMON_MATERIALS)[number], LockParts>> = {
  steel: commonOf({ metal: '#b9c2d4', dull: '#7a8498', undo: '#46527c' }),
  terminal: terminalCommon,
  stone: commonOf({ metal: '#b98a4e', dull: '#857565', undo: '#5c4a6e' }),
  painted: paintedCommon,
};

/** The parts drawn in each material, by folder; the usual material of a face gives its usual look. */
const inMaterials: readonly (readonly [folder: string, part: string, LockParts[string]])[] =
  LOCK_MATERIALS.flatMap((material) =>
    [...Object.entries(MATERIALS[material]), ...commonIn(material)].flatMap(([face, parts]) =>
      Object.entries(parts).flatMap(([name, drawn]) => {
        const folder = lockFolder(face, name, material);
        return folder === face ? [] : [[folder, name, drawn] as const];
      }),
    ),
  );

function commonIn(material: LockMaterial): readonly (readonly [string, LockParts])[] {
  return COMMON_MATERIALS.flatMap((one) => (one === material ? [['common', COMMON[one]] as const] : []));
}

function byFolder(): Readonly<Record<string, LockParts>> {
  const folders = new Map<string, Record<string, LockParts[string]>>();
  for (const [folder, name, drawn] of inMaterials)
    folders.set(folder, { ...folders.get(folder), [name]: drawn });
  return Object.fromEntries(folders);
}

/** The pictures of all lock faces, and of their common parts. */
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
  keys,
  ...byFolder(),
};
