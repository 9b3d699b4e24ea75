import { searchWordsOf } from '../room/lists/searchWords.ts';
import type { BackgroundEntry, CatalogueEntry } from './model.ts';

/** The fields by which an entry is found. */
type Named =
  | Pick<CatalogueEntry, 'name' | 'tag' | 'collection'>
  | Pick<BackgroundEntry, 'name' | 'theme' | 'collection'>;

/** Returns the text in which admins search: name, tag or theme, and pack. */
export function entryText(entry: Named): string {
  return `${entry.name} ${'tag' in entry ? entry.tag : entry.theme} ${entry.collection}`;
}

/** Returns the prefixes of that text's words, as stored in `searchWords`. */
export function entryWordsOf(entry: Named): readonly string[] {
  return searchWordsOf(entryText(entry));
}
