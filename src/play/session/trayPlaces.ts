import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** Who lies in which place of the tray; null where something was used up. */
export type TrayPlaces = readonly (OpaqueName | null)[];

/** The places once other things are carried: what stays lies where it lay, and what is new takes the first place that is free. */
export function keepPlaces(places: TrayPlaces, carried: readonly OpaqueName[]): TrayPlaces {
  const kept = places.map((name) => (name !== null && carried.includes(name) ? name : null));
  for (const name of carried.filter((each) => !kept.includes(each))) {
    const free = kept.indexOf(null);
    if (free === -1) kept.push(name);
    else kept[free] = name;
  }
  return kept.slice(0, kept.findLastIndex((name) => name !== null) + 1);
}
