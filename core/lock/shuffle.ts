/** A random number from 0 to below 1; the sequence is determined by a seed. */
export type Chance = () => number;

/**
 * Returns a generator seeded by a text (FNV-1a, then mulberry32): good enough for dealing pieces, not for
 * secrets.
 */
export function createChance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let place = 0; place < seed.length; place++) {
    state = Math.imul(state ^ seed.charCodeAt(place), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the values in random order, all orders equally likely (Fisher and Yates). */
export function shuffle<Value>(values: readonly Value[], chance: Chance): readonly Value[] {
  return swapDown(values, (last) => Math.floor(chance() * (last + 1)));
}

/** Returns the values in random order so that none keeps its position (Sattolo). */
export function displace<Value>(values: readonly Value[], chance: Chance): readonly Value[] {
  return swapDown(values, (last) => Math.floor(chance() * last));
}

function swapDown<Value>(values: readonly Value[], pick: (last: number) => number): readonly Value[] {
  const places = Array.from(values.keys());
  for (let last = places.length - 1; last > 0; last--) {
    const other = pick(last);
    const place = places[last] ?? 0;
    places[last] = places[other] ?? 0;
    places[other] = place;
  }
  return places.flatMap((place) => values.slice(place, place + 1));
}

/** Returns the values with two of them swapped. */
export function swap<Value>(values: readonly Value[], one: number, other: number): readonly Value[] {
  const places = values.map((_, place) => (place === one ? other : place === other ? one : place));
  return places.flatMap((place) => values.slice(place, place + 1));
}
