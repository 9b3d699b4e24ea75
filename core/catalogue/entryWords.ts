import { searchWordsOf } from '../room/lists/searchWords.ts';
import type { BackgroundEntry, CatalogueEntry } from './model.ts';

/** Of an entry, what it is found by. */
type Named =
  | Pick<CatalogueEntry, 'name' | 'tag' | 'collection'>
  | Pick<BackgroundEntry, 'name' | 'theme' | 'collection'>;

/** The text by which an admin finds an entry: its name, its tag or theme, and the pack it is in. */
export function entryText(entry: Named): string {
  return `${entry.name} ${'tag' in entry ? entry.tag : entry.theme} ${entry.collection}`;
}

/** Beginnings of the words of that text, as `searchWords` of the stored entry. */
export function entryWordsOf(entry: Named): readonly string[] {
  return searchWordsOf(entryText(entry));
}
