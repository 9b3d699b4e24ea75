import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** Item id per inventory slot; null for an emptied slot. */
export type TrayPlaces = readonly (OpaqueName | null)[];

/**
 * The slots after the inventory changed: remaining entries keep their slot, new ones take the first free
 * slot.
 */
export function keepPlaces(places: TrayPlaces, carried: readonly OpaqueName[]): TrayPlaces {
  const kept = places.map((name) => (name !== null && carried.includes(name) ? name : null));
  for (const name of carried.filter((each) => !kept.includes(each))) {
    const free = kept.indexOf(null);
    if (free === -1) kept.push(name);
    else kept[free] = name;
  }
  return kept.slice(0, kept.findLastIndex((name) => name !== null) + 1);
}
