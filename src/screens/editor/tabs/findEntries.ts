import { type CatalogueEntry, ITEM_TAGS, type ItemTag } from '../../../../core/catalogue/model.ts';
import { OWN_COLLECTION } from '../../../../core/catalogue/upload.ts';
import { inPresentLanguage, namesInAllLanguages } from '../../../text/catalogueNames.ts';

/** The palette's groups: by tag, and what is one's own. */
export type Group = ItemTag | 'mine';

interface Wanted {
  /** Null for all. */
  group: Group | null;
  query: string;
}

/** What the palette shows, by tag, named in the present language and found by its name or tag in any. */
export function findEntries(
  items: readonly CatalogueEntry[],
  { group, query }: Wanted,
): readonly CatalogueEntry[] {
  const words = query.trim().toLocaleLowerCase();
  return items
    .filter((entry) => entry.is_active && isIn(entry, group) && isFound(entry, words))
    .toSorted(byTag)
    .map(inPresentLanguage);
}

/** Whether the person uploaded it. */
export function isOwn({ collection }: CatalogueEntry): boolean {
  return collection === OWN_COLLECTION;
}

function isIn(entry: CatalogueEntry, group: Group | null): boolean {
  return group === null || (group === 'mine' ? isOwn(entry) : entry.tag === group);
}

function isFound({ name, tag }: CatalogueEntry, words: string): boolean {
  const [names, tags] = [namesInAllLanguages(name), namesInAllLanguages(tag)];
  return names.some((each, index) => `${each} ${tags[index]}`.toLocaleLowerCase().includes(words));
}

function byTag(one: CatalogueEntry, other: CatalogueEntry): number {
  return ITEM_TAGS.indexOf(one.tag) - ITEM_TAGS.indexOf(other.tag);
}
