import type { ViewEntry } from '../../../../core/play/view/playerView.ts';

/** Of what a keyhole is, in the order in which a lock has them. */
export const KEY_METALS = ['gold', 'silver', 'copper', 'iron'] as const;
export type KeyMetal = (typeof KEY_METALS)[number];

/** By the colours of the library's keys; what is none of these goes into iron. */
const BY_COLOR: Readonly<Record<string, KeyMetal>> = {
  gold: 'gold',
  brass: 'gold',
  yellow: 'gold',
  amber: 'gold',
  silver: 'silver',
  steel: 'silver',
  white: 'silver',
  copper: 'copper',
  bronze: 'copper',
  rust: 'copper',
  red: 'copper',
};

export interface Keyhole {
  metal: KeyMetal;
  /** The key that is in it. */
  entry?: ViewEntry;
}

/**
 * The keyholes of a lock with the keys that are in it: each key is in a hole of its own metal, the first one that is left. Where there is none, the
 * first free hole was of its metal all along: which keys fit, nobody is told before.
 */
export function keyholesOf(keyholes: number, used: readonly ViewEntry[]): readonly Keyhole[] {
  const holes = Array.from({ length: keyholes }, (_, place): Keyhole => ({ metal: usualMetal(place) }));
  for (const entry of used) {
    const metal = metalOf(entry.uri);
    const isFree = (hole: Keyhole) => !hole.entry;
    const own = holes.findIndex((hole) => isFree(hole) && hole.metal === metal);
    const place = own >= 0 ? own : holes.findIndex(isFree);
    if (place >= 0) holes[place] = { metal, entry };
  }
  return holes;
}

function usualMetal(place: number): KeyMetal {
  return KEY_METALS[place % KEY_METALS.length] ?? 'iron';
}

/** Of a key by its picture: a key's colour is what it is made of. */
export function metalOf(uri: string): KeyMetal {
  const color = /^\/art\/items\/[\w-]+\/([\w-]+)\//.exec(uri)?.[1] ?? '';
  return BY_COLOR[color] ?? 'iron';
}
