import type { BackgroundEntry, CatalogueEntry } from '../core/catalogue/model.ts';
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';

/** The built-in items (SPEC §3), in the order of the palette; nothing is drawn by importing this. */
export const itemCatalogue: CatalogueEntry[] = items.map(inOrder);

/** The built-in rooms, in the order of the palette; a new room takes the first. */
export const backgroundCatalogue: BackgroundEntry[] = backgrounds.map(inOrder);

function inOrder<Entry>({ entry }: { entry: Entry }, index: number): Entry & { order: number } {
  return { ...entry, order: index + 1 };
}
