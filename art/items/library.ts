import type { ItemTag } from '../../core/catalogue/model.ts';
import type { Item } from '../defineItem.ts';
import { readImported } from '../import/readImported.ts';
import { decorations } from './decorations/decorations.ts';
import { doors } from './doors/doors.ts';
import { electronics } from './electronics/electronics.ts';
import { keys } from './keys/keys.ts';
import { storage } from './storage/storage.ts';

const DRAWN: Readonly<Record<ItemTag, readonly Item[]>> = {
  Doors: doors,
  Keys: keys,
  Storage: storage,
  Decorations: decorations,
  Electronics: electronics,
};

/**
 * Order of the palette: tags that creators use first come first; doors come last, since the editor has
 * “Change door” for them and reads the library in pages.
 */
const SHELVES: readonly ItemTag[] = ['Storage', 'Keys', 'Decorations', 'Electronics', 'Doors'];

/** All items, both drawn in code and imported, in the order of the palette. */
export const items: readonly Item[] = SHELVES.flatMap((tag) => [...DRAWN[tag], ...readImported(tag)]);
