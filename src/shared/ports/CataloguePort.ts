import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../../core/catalogue/model.ts';
import type { Recipe } from '../../../core/recipe/model.ts';

/** Which entries of the library a list shows, and from where on. */
export interface PaletteQuery {
  tag?: ItemTag;
  /** Beginnings of words, of which an entry has one; at most 30. */
  beginnings?: readonly string[];
  after?: ListCursor;
}

/** Some of a list's entries, in the palette's order. */
export interface PalettePage<Entry> {
  entries: readonly Entry[];
  /** Where the next page begins; null at the end. */
  next: ListCursor | null;
}

/** The library's active entries: a page at a time, or those that are named. */
export interface CataloguePort {
  loadItems: (query?: PaletteQuery) => Promise<PalettePage<CatalogueEntry>>;
  loadBackgrounds: (query?: PaletteQuery) => Promise<PalettePage<BackgroundEntry>>;
  findItems: (ids: readonly string[]) => Promise<readonly CatalogueEntry[]>;
  findBackgrounds: (ids: readonly string[]) => Promise<readonly BackgroundEntry[]>;
  /** The items of the tag and name of the default door (SPEC §7). */
  findDefaultDoors: () => Promise<readonly CatalogueEntry[]>;
  /** Rooms to begin from, in this language where there are any, else all of them. */
  loadStarters: (language: string) => Promise<readonly Recipe[]>;
}
