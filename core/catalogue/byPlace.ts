import type { BackgroundEntry, CatalogueEntry } from './model.ts';

type Placed = Pick<CatalogueEntry | BackgroundEntry, 'order' | 'name'>;

/** Compares two entries for the palette: by order, then by name. */
export function byPlace(one: Placed, other: Placed): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}
