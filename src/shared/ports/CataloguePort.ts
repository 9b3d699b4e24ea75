import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../../core/catalogue/model.ts';
import type { Recipe } from '../../../core/recipe/model.ts';

/** Filter of the library's entries, and the page to load. */
export interface PaletteQuery {
  tag?: ItemTag;
  /** Beginnings of words, of which an entry must have one; at most 30. */
  beginnings?: readonly string[];
  after?: ListCursor;
}

/** A page of entries in the palette's order. */
export interface PalettePage<Entry> {
  entries: readonly Entry[];
  /** The cursor of the next page; null at the end. */
  next: ListCursor | null;
}

/** The library's active entries: by page, or by id. */
export interface CataloguePort {
  loadItems: (query?: PaletteQuery) => Promise<PalettePage<CatalogueEntry>>;
  loadBackgrounds: (query?: PaletteQuery) => Promise<PalettePage<BackgroundEntry>>;
  findItems: (ids: readonly string[]) => Promise<readonly CatalogueEntry[]>;
  findBackgrounds: (ids: readonly string[]) => Promise<readonly BackgroundEntry[]>;
  /** The items with the tag and name of the default door (SPEC §7). */
  findDefaultDoors: () => Promise<readonly CatalogueEntry[]>;
  /** Starter rooms in this language if there are any, else all. */
  loadStarters: (language: string) => Promise<readonly Recipe[]>;
}
