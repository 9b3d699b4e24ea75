import type { CatalogueEntry, ItemTag } from '../../../../core/catalogue/model.ts';
import { textForms } from '../../../../core/folding/folding.ts';
import { isFoundBy, wordsOf } from '../../../../core/room/lists/searchWords.ts';
import { isOwn } from '../../store/palette/paletteLists.ts';
import { inPresentLanguage, namesInAllLanguages } from '../../text/catalogueNames.ts';
import { synonymsOf } from '../../text/synonyms.ts';

/**
 * Tags in the order in which a first puzzle needs them, without doors: the room's one door is replaced
 * instead.
 */
export const ADDED_TAGS = [
  'Storage',
  'Keys',
  'Decorations',
  'Electronics',
] as const satisfies readonly ItemTag[];

const BEGINNERS_ORDER: readonly ItemTag[] = [...ADDED_TAGS, 'Doors'];

/** The palette's groups: by tag, and own things. */
export type Group = ItemTag | 'mine';

interface Wanted {
  /** Null for all. */
  group: Group | null;
  query: string;
}

/**
 * The palette's entries, doors last, with names in the current language. Searches names, tags and synonyms in
 * all languages, in any spelling under which answers are equal (A1).
 */
export function findEntries(
  items: readonly CatalogueEntry[],
  { group, query }: Wanted,
): readonly CatalogueEntry[] {
  const words = query.trim();
  const forms = textForms(words);
  return items
    .filter((entry) => entry.is_active && isIn(entry, group) && isFound(entry, words, forms))
    .toSorted((one, other) => rankOf(one, forms) - rankOf(other, forms) || placeOf(one) - placeOf(other))
    .map(inPresentLanguage);
}

/** Ranks exact names first, then beginnings, then other matches in names, then related words. */
function rankOf({ name }: CatalogueEntry, forms: readonly string[]): number {
  if (forms.includes('')) return 0;
  const names = namesInAllLanguages(name).flatMap(textForms);
  if (names.some((each) => forms.includes(each))) return 0;
  if (names.some((each) => forms.some((form) => each.startsWith(form)))) return 1;
  return names.some((each) => forms.some((form) => each.includes(form))) ? 2 : 3;
}

/** Own things come first. */
function placeOf(entry: CatalogueEntry): number {
  return isOwn(entry) ? -1 : BEGINNERS_ORDER.indexOf(entry.tag);
}

function isIn(entry: CatalogueEntry, group: Group | null): boolean {
  return group === null || (group === 'mine' ? isOwn(entry) : entry.tag === group);
}

function isFound({ name, tag }: CatalogueEntry, words: string, forms: readonly string[]): boolean {
  const [names, tags] = [namesInAllLanguages(name), namesInAllLanguages(tag)];
  const named = names.flatMap((each, index) => textForms(`${each} ${tags[index]}`));
  if (named.some((each) => forms.some((form) => each.includes(form)))) return true;
  return isFoundBy(synonymsOf(name), wordsOf(words));
}
