import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../../core/catalogue/catalogueSchema.ts';
import { parseRecipe } from '../../../core/recipe/recipeSchema.ts';
import type { InvalidInput } from '../../../core/util/parseWith.ts';
import type { Result } from '../../../core/util/result.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';
import type { CataloguePort, PalettePage, PaletteQuery } from '../../shared/ports/CataloguePort.ts';

/** Entries in a page. One response then has most of the built-in library, about 260 kB (docs/decisions/0026). */
const PAGE = 96;
/** Maximum number of ids in one Firestore query. */
const IDS_AT_ONCE = 30;

type Parse<Entry> = (input: unknown) => Result<Entry, InvalidInput>;

/** The active entries of the collections `items` and `backgrounds`, and the starter rooms. */
export function createCataloguePort({ db }: { db: Firestore }): CataloguePort {
  const read = async <Entry>(name: string, parse: Parse<Entry>, ...asked: QueryConstraint[]) => {
    const { docs } = await getDocs(query(collection(db, name), ...asked));
    return { docs, entries: readDocuments(docs, parse) };
  };
  const loadPage = <Entry>(name: string, parse: Parse<Entry>, asked: PaletteQuery) =>
    inBackendTerms(async (): Promise<PalettePage<Entry>> => {
      const { docs, entries } = await read(name, parse, ...constraintsOf(asked));
      const last = docs.length < PAGE ? undefined : docs.at(-1);
      return { entries, next: last ? { place: Number(last.get('order')), id: last.id } : null };
    });
  const find = <Entry extends { is_active: boolean }>(
    name: string,
    parse: Parse<Entry>,
    ids: readonly string[],
  ) =>
    inBackendTerms(async () => {
      const asked = inParts(ids).map((some) => read(name, parse, where(documentId(), 'in', some)));
      const found = (await Promise.all(asked)).flatMap(({ entries }) => entries);
      return found.filter((entry) => entry.is_active);
    });
  return {
    loadItems: (asked = {}) => loadPage('items', parseCatalogueEntry, asked),
    loadBackgrounds: (asked = {}) => loadPage('backgrounds', parseBackgroundEntry, asked),
    findItems: (ids) => find('items', parseCatalogueEntry, ids),
    findBackgrounds: (ids) => find('backgrounds', parseBackgroundEntry, ids),
    findDefaultDoors: () =>
      inBackendTerms(async () => {
        const asked = [
          where('is_active', '==', true),
          where('tag', '==', 'Doors'),
          where('name', '==', 'Door'),
        ];
        return (await read('items', parseCatalogueEntry, ...asked, limit(1))).entries;
      }),
    loadStarters: (language) =>
      inBackendTerms(async () => {
        const { entries } = await read('starters', parseRecipe, where('language', '==', language));
        if (entries.length > 0) return entries.toSorted((one, other) => one.order - other.order);
        return (await read('starters', parseRecipe, orderBy('order'))).entries;
      }),
  };
}

function constraintsOf({ tag, beginnings = [], after }: PaletteQuery): QueryConstraint[] {
  return [
    where('is_active', '==', true),
    ...(tag ? [where('tag', '==', tag)] : []),
    ...(beginnings.length > 0 ? [where('searchWords', 'array-contains-any', beginnings)] : []),
    orderBy('order'),
    orderBy(documentId()),
    ...(after ? [startAfter(after.place, after.id)] : []),
    limit(PAGE),
  ];
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE));
}
