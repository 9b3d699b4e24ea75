import type { BackgroundEntry, CatalogueEntry } from './model.ts';

type Placed = Pick<CatalogueEntry | BackgroundEntry, 'order' | 'name'>;

/** Sorts the palette: by the places given, by name among those that share one. */
export function byPlace(one: Placed, other: Placed): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}
