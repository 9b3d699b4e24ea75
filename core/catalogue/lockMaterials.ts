import { LOCK_MATERIALS, type LockMaterial } from './lockMaterial.ts';
import listed from './lockMaterials.json' with { type: 'json' };
import { backgroundIdOf, itemIdOf } from './pictureAddresses.ts';

/** The material of each face's default look, which needs no further pictures. */
export const USUAL_MATERIALS = {
  text: 'wood',
  digits: 'steel',
  wheels: 'brass',
  colours: 'wood',
  directions: 'brass',
  clock: 'wood',
  switches: 'steel',
  symbols: 'stone',
  melody: 'wood',
  pattern: 'wood',
  order: 'wood',
  jigsaw: 'brass',
  keys: 'wood',
} as const satisfies Readonly<Record<string, LockMaterial>>;

type LockFolder = keyof typeof USUAL_MATERIALS;

/** Materials with their own lamps, bars and keys. */
export const COMMON_MATERIALS = ['steel', 'terminal', 'stone', 'painted'] as const;

/**
 * The pictures of a face that exist in each material; the others (stones, signs, hands, cards) are shared.
 */
const MATERIAL_PARTS: Readonly<Record<LockFolder | 'common', RegExp>> = {
  common: /^(?:bar-live|bar-dull|undo|lamp-.+)$/,
  text: /^(?:shut|open)$/,
  digits: /^(?:shut|open|key-.)$/,
  wheels: /^(?:shut|pointer|shackle)$/,
  colours: /^(?:shut|open)$/,
  directions: /^(?:shut|open|knob)$/,
  clock: /^(?:shut|open)$/,
  switches: /^(?:shut|open|on|off)$/,
  symbols: /^(?:shut|open)$/,
  melody: /^(?:shut|open)$/,
  pattern: /^(?:shut|open|pin)$/,
  order: /^(?:shut|open|panel)$/,
  jigsaw: /^(?:shut|open)$/,
  keys: /^(?:row|rows|bolt)$/,
};

/**
 * Ids of the library's things by material, as their drawings tell it: `npm run art:publish` writes the list. Where one
 * colour of a thing is of another material, the colour follows the id after a slash.
 */
const THINGS: Readonly<Partial<Record<LockMaterial, readonly string[]>>> = listed;

/** Background ids by the material of the things that only the background shows. */
const BACKGROUNDS: Readonly<Record<LockMaterial, readonly string[]>> = {
  wood: [
    ...[
      'study',
      'captains-cabin',
      'detective-office',
      'manor-hall',
      'desk-top',
      'drawer-inside',
      'shelf-near',
    ],
    ...['floor-hatch', 'train-compartment'],
  ],
  brass: ['machine-panel'],
  steel: ['bank-vault', 'behind-picture', 'locker-inside', 'hospital', 'kitchen'],
  terminal: ['spaceship', 'laboratory'],
  stone: ['dungeon', 'tomb', 'wizard-tower', 'jungle-temple', 'wall-near'],
  paper: [],
  painted: ['classroom', 'childs-attic'],
};

const OF_THING = byName(THINGS);
const OF_BACKGROUND = byName(BACKGROUNDS);

function byName(
  groups: Readonly<Partial<Record<LockMaterial, readonly string[]>>>,
): ReadonlyMap<string, LockMaterial> {
  return new Map(
    LOCK_MATERIALS.flatMap((material) => (groups[material] ?? []).map((name) => [name, material] as const)),
  );
}

/** Returns all ids of things and backgrounds in the tables above. */
export function namedInMaterials(): readonly string[] {
  return [THINGS, BACKGROUNDS].flatMap((groups) => Object.values(groups).flat());
}

/** Returns the material of the library's thing in a picture, in any state; null for an uploaded one. */
export function materialOfThing(uri: string): LockMaterial | null {
  const id = itemIdOf(uri);
  if (id === null) return null;
  const [, color = ''] = /^\/art\/items\/[\w-]+\/([\w-]+)\//.exec(uri) ?? [];
  return OF_THING.get(`${id}/${color}`) ?? OF_THING.get(id) ?? null;
}

/** What a lock is mounted on. Players see all of it anyway, so the material gives nothing away. */
interface LockSeat {
  /** The creator's choice, if any. */
  chosen?: LockMaterial | undefined;
  /** The thing's picture; empty if only the background shows it. */
  uri: string;
  /** The picture of the background behind it. */
  background: string;
}

/**
 * Returns the material of a lock in the lock dialog: its creator's choice, else that of the thing it is on,
 * else one that fits the background. Null for each face's default look.
 */
export function lockMaterialOf({ chosen, uri, background }: LockSeat): LockMaterial | null {
  if (chosen !== undefined) return chosen;
  if (uri !== '') return materialOfThing(uri);
  return OF_BACKGROUND.get(backgroundIdOf(background) ?? '') ?? null;
}

/**
 * Returns the folder below `/art/locks` with the pictures of a face: the default one, or that of a material.
 */
export function lockFolder(face: string, part: string, material: LockMaterial | null): string {
  if (material === null || !hasOwnLook(face, material)) return face;
  return MATERIAL_PARTS[face as LockFolder].test(part) ? `${face}-${material}` : face;
}

function hasOwnLook(face: string, material: LockMaterial): boolean {
  if (face === 'common') return COMMON_MATERIALS.some((one) => one === material);
  return Object.hasOwn(USUAL_MATERIALS, face) && USUAL_MATERIALS[face as LockFolder] !== material;
}
