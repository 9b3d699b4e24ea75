import { OWN_COLLECTION } from '../../../core/catalogue/upload.ts';
import { isFoundBy, rarestBeginnings, wordsOf } from '../../../core/room/lists/searchWords.ts';
import { type Language, presentLanguage } from '../../shared/language/language.ts';
import { tags as germanTags } from '../../shared/text/de/tags.ts';
import { catalogueNames as german } from './de/catalogueNames.ts';
import { synonymsOf } from './synonyms.ts';

const NAMES: Readonly<Record<Exclude<Language, 'en'>, ReadonlyMap<string, string>>> = {
  de: new Map(Object.entries({ ...german, ...germanTags })),
};

/** The name of a catalogue entry in the current language. */
export function catalogueName(name: string): string {
  const language = presentLanguage();
  return language === 'en' ? name : (NAMES[language].get(name) ?? name);
}

/** The entry with its name in the current language; uploads keep their own names. */
export function inPresentLanguage<Entry extends { name: string; collection: string }>(entry: Entry): Entry {
  return entry.collection === OWN_COLLECTION ? entry : { ...entry, name: catalogueName(entry.name) };
}

/** The names in all languages, English first, so that searches work in any. */
export function namesInAllLanguages(name: string): readonly string[] {
  return [name, ...Object.values(NAMES).map((names) => names.get(name) ?? name)];
}

/** Maximum number of beginnings: as many as a Firestore query takes. */
const MOST_BEGINNINGS = 30;

/**
 * Beginnings of English words by which the library is searched for a query in any language; an entry must
 * have one of them. Empty for an empty query.
 */
export function searchBeginnings(query: string): readonly string[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = Object.values(NAMES).flatMap((names) =>
    [...names].filter(([english, name]) => isFoundBy(`${name} ${synonymsOf(english)}`, words)),
  );
  const asked = [query, ...found.map(([english]) => english)];
  const beginnings = asked.flatMap((text) => rarestBeginnings(wordsOf(text)));
  return [...new Set(beginnings)].slice(0, MOST_BEGINNINGS);
}
