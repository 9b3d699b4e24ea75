import { byPlace } from '../../../../core/catalogue/byPlace.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { OWN_COLLECTION } from '../../../../core/catalogue/upload.ts';
import type { CatalogueState, PaletteList } from '../editorData.ts';

export const ALL_ITEMS: PaletteList = { type: 'items', tag: null, beginnings: [] };
export const ALL_BACKGROUNDS: PaletteList = { type: 'backgrounds' };

export function listName(list: PaletteList): string {
  return list.type === 'items' ? `items ${list.tag ?? ''} ${list.beginnings.join(' ')}` : list.type;
}

/** Whether the library may have more entries of a list. It has none if all entries of that type are loaded. */
export function hasMore({ lists }: CatalogueState, list: PaletteList): boolean {
  const all = lists[listName(list.type === 'items' ? ALL_ITEMS : ALL_BACKGROUNDS)];
  if (all?.status === 'ready' && all.next === null) return false;
  const own = lists[listName(list)];
  return own === undefined || own.status !== 'ready' || own.next !== null;
}

interface Entries {
  items?: readonly CatalogueEntry[];
  backgrounds?: readonly BackgroundEntry[];
}

/**
 * Adds the library's entries to the known ones, without duplicates and in order; own items stay first, own
 * backgrounds last.
 */
export function addEntries(
  catalogue: CatalogueState,
  { items = [], backgrounds = [] }: Entries,
): CatalogueState {
  const [ownItems, ownBackgrounds] = [catalogue.items.filter(isOwn), catalogue.backgrounds.filter(isOwn)];
  return {
    ...catalogue,
    items: [...ownItems, ...joined(catalogue.items, items)],
    backgrounds: [...joined(catalogue.backgrounds, backgrounds), ...ownBackgrounds],
  };
}

function joined<Entry extends CatalogueEntry | BackgroundEntry>(
  known: readonly Entry[],
  added: readonly Entry[],
): readonly Entry[] {
  const byId = new Map(
    [...known, ...added].filter((entry) => !isOwn(entry)).map((entry) => [entry.id, entry]),
  );
  return [...byId.values()].sort(byPlace);
}

export function isOwn({ collection }: { collection: string }): boolean {
  return collection === OWN_COLLECTION;
}
