import type { BackgroundEntry, CatalogueEntry } from '../core/catalogue/model.ts';
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';

/** The built-in items (SPEC §3), in the order of the palette; nothing is drawn by importing this. */
export const itemCatalogue: CatalogueEntry[] = items.map((item) => item.entry);

/** The built-in rooms, in the order of the palette. */
export const backgroundCatalogue: BackgroundEntry[] = backgrounds.map((background) => background.entry);
