import type { ViewEntry } from '../../../../core/play/view/playerView.ts';

/** The metal of each empty keyhole, in the order in which a lock has them. */
const KEY_METALS = ['gold', 'silver', 'copper', 'iron'] as const;
/** What a keyhole can be of: a metal, or the enamel of a coloured key that is in it. */
type KeyMetal = (typeof KEY_METALS)[number] | 'red' | 'blue' | 'green';

/** Metals by the colours of the library's keys; any other key goes into an iron hole. */
const BY_COLOR: Readonly<Record<string, KeyMetal>> = {
  gold: 'gold',
  brass: 'gold',
  yellow: 'gold',
  amber: 'gold',
  silver: 'silver',
  white: 'silver',
  copper: 'copper',
  bronze: 'copper',
  rose: 'copper',
  rust: 'copper',
  red: 'red',
  blue: 'blue',
  green: 'green',
};

export interface Keyhole {
  metal: KeyMetal;
  /** The key in this hole. */
  entry?: ViewEntry;
}

/**
 * The keyholes of a lock with the keys in them. Each key takes the first free hole of its own metal. If there
 * is none, it takes the first free hole, which then gets its metal: the metals must not reveal beforehand
 * which keys fit.
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

/** The metal of a key, from the colour in its picture's address. */
export function metalOf(uri: string): KeyMetal {
  const color = /^\/art\/items\/[\w-]+\/([\w-]+)\//.exec(uri)?.[1] ?? '';
  return BY_COLOR[color] ?? 'iron';
}
