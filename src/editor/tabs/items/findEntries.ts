import type { CatalogueEntry, ItemTag } from '../../../../core/catalogue/model.ts';
import { textForms } from '../../../../core/folding/folding.ts';
import { isFoundBy, wordsOf } from '../../../../core/room/lists/searchWords.ts';
import { isOwn } from '../../store/palette/paletteLists.ts';
import { inPresentLanguage, namesInAllLanguages } from '../../text/catalogueNames.ts';
import { synonymsOf } from '../../text/synonyms.ts';

/** What a room is filled with, in the order in which a first puzzle needs it; the one door it has is changed instead. */
export const ADDED_TAGS = [
  'Storage',
  'Keys',
  'Decorations',
  'Electronics',
] as const satisfies readonly ItemTag[];

const BEGINNERS_ORDER: readonly ItemTag[] = [...ADDED_TAGS, 'Doors'];

/** The palette's groups: by tag, and what is one's own. */
export type Group = ItemTag | 'mine';

interface Wanted {
  /** Null for all. */
  group: Group | null;
  query: string;
}

/**
 * What the palette shows of the known entries, the doors last, named in the present language and found by name, tag or
 * synonym in any, typed in any of the forms by which answers are compared, too (A1).
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

/** What is called just so stands first, then what begins so, then what is named so at all, before what only has to do with it. */
function rankOf({ name }: CatalogueEntry, forms: readonly string[]): number {
  if (forms.includes('')) return 0;
  const names = namesInAllLanguages(name).flatMap(textForms);
  if (names.some((each) => forms.includes(each))) return 0;
  if (names.some((each) => forms.some((form) => each.startsWith(form)))) return 1;
  return names.some((each) => forms.some((form) => each.includes(form))) ? 2 : 3;
}

/** Own things stand first, whatever they are. */
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
