import { entryWordsOf } from '../../../../core/catalogue/entryWords.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../../../core/catalogue/model.ts';
import type { PalettePage, PaletteQuery } from '../../../shared/ports/CataloguePort.ts';

/** Small, so that lists have several pages. */
export const MEMORY_PAGE = 10;

/** A page of entries in the palette's order. */
export function pageOf<Entry extends CatalogueEntry | BackgroundEntry>(
  entries: readonly Entry[],
  { tag, beginnings, after }: PaletteQuery = {},
): PalettePage<Entry> {
  const listed = entries
    .filter((entry) => tag === undefined || ('tag' in entry && entry.tag === tag))
    .filter((entry) => !beginnings || entryWordsOf(entry).some((word) => beginnings.includes(word)));
  const start = after ? listed.findIndex(({ id }) => id === after.id) + 1 : 0;
  const page = listed.slice(start, start + MEMORY_PAGE);
  const last = start + MEMORY_PAGE < listed.length ? page.at(-1) : undefined;
  return { entries: page, next: last ? { place: last.order, id: last.id } : null };
}
