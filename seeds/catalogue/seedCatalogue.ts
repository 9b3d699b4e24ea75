import { isDeepStrictEqual } from 'node:util';
import { entryWordsOf } from '../../core/catalogue/entryWords.ts';
import { likenessBands } from '../../core/catalogue/likenessBands.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../core/catalogue/model.ts';
import type { Recipe } from '../../core/recipe/model.ts';
import { type EntryPlan, type Fields, planEntry } from './planEntry.ts';

/** Entries by their collection. */
export interface BuiltInCatalogue {
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  starters: readonly Recipe[];
  /** Ids of former starters, which are deleted if they are stored. */
  formerStarters?: readonly string[];
  /** Fingerprints of items' and backgrounds' pictures, by entry id; reviews compare uploads with them. */
  likenesses?: Readonly<Record<string, readonly string[]>>;
}

/** A change of one document. `set` writes the whole document. */
export type DocumentChange =
  | { type: 'create' | 'update' | 'set'; path: string; fields: Fields }
  | { type: 'delete'; path: string };

/** The part of Firestore that seeding needs. */
export interface CatalogueStore {
  /** The fields of the documents at the given paths, in their order; null for a missing one. */
  readAll: (paths: readonly string[]) => Promise<readonly (Fields | null)[]>;
  /** Writes all of the changes or none; none if a document to update has changed since it was read. */
  commit: (changes: readonly DocumentChange[]) => Promise<void>;
}

export interface SeededEntry extends Omit<EntryPlan, 'change'> {
  /** Such as `items/brass-key`. */
  path: string;
  /** The change to write; null if none. */
  change: EntryPlan['change'] | { type: 'delete' };
}

/** An entry and its record are two writes; Firestore takes 500 in one batch. */
const ENTRIES_AT_ONCE = 200;

/**
 * Fills `items`, `backgrounds` and `starters` for the editor's palette: creates missing entries, updates
 * existing ones as `planEntry` says, deletes former starters. `catalogueSeeds` records what was seeded, for
 * the next time. Returns every entry with its change, or in a dry run its planned change; a second run in a
 * row writes nothing.
 */
export async function seedCatalogue(
  store: CatalogueStore,
  catalogue: BuiltInCatalogue,
  { isDryRun = false } = {},
): Promise<readonly SeededEntry[]> {
  const entries = builtEntries(catalogue);
  const seeded: SeededEntry[] = [];
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE)
    seeded.push(...(await seedEntries(store, entries.slice(start, start + ENTRIES_AT_ONCE), isDryRun)));
  return [...seeded, ...(await removeFormer(store, catalogue.formerStarters ?? [], isDryRun))];
}

async function removeFormer(
  store: CatalogueStore,
  ids: readonly string[],
  isDryRun: boolean,
): Promise<readonly SeededEntry[]> {
  if (ids.length === 0) return [];
  const found = await store.readAll(ids.map((id) => `starters/${id}`));
  const former = ids.filter((_, index) => (found[index] ?? null) !== null);
  const changes = former.flatMap((id): DocumentChange[] => [
    { type: 'delete', path: `starters/${id}` },
    { type: 'delete', path: `catalogueSeeds/starters_${id}` },
  ]);
  if (!isDryRun && changes.length > 0) await store.commit(changes);
  return former.map((id) => ({ path: `starters/${id}`, change: { type: 'delete' }, kept: [] }));
}

interface BuiltEntry {
  path: string;
  recordPath: string;
  fields: Fields;
}

/** Returns every document as seeding writes it; entries of the palette have the words by which they are found. */
export function builtEntries({
  items,
  backgrounds,
  starters,
  likenesses = {},
}: BuiltInCatalogue): readonly BuiltEntry[] {
  const searchable = <Entry extends CatalogueEntry | BackgroundEntry>(entry: Entry) => ({
    ...entry,
    searchWords: entryWordsOf(entry),
    ...looksOf(likenesses[entry.id]),
  });
  return [
    ...items.map((entry) => builtEntry('items', searchable(entry))),
    ...backgrounds.map((entry) => builtEntry('backgrounds', searchable(entry))),
    ...starters.map((entry) => builtEntry('starters', entry)),
  ];
}

/** Returns the fields by which reviews find similar pictures; approved uploads have them, too. */
function looksOf(likenesses: readonly string[] | undefined): Fields {
  if (!likenesses) return {};
  return { likenesses, likenessBands: [...new Set(likenesses.flatMap(likenessBands))] };
}

function builtEntry(collection: string, entry: { id: string }): BuiltEntry {
  return {
    path: `${collection}/${entry.id}`,
    recordPath: `catalogueSeeds/${collection}_${entry.id}`,
    fields: { ...entry },
  };
}

async function seedEntries(
  store: CatalogueStore,
  entries: readonly BuiltEntry[],
  isDryRun: boolean,
): Promise<readonly SeededEntry[]> {
  const found = await store.readAll(entries.flatMap(({ path, recordPath }) => [path, recordPath]));
  const planned = entries.map(({ path, recordPath, fields }, index) => {
    const [stored = null, seeded = null] = found.slice(index * 2, index * 2 + 2);
    const plan = planEntry(fields, { stored, seeded });
    const changes: DocumentChange[] = [];
    if (plan.change !== null) changes.push({ path, ...plan.change });
    if (!isDeepStrictEqual(seeded, fields)) changes.push({ type: 'set', path: recordPath, fields });
    return { entry: { path, ...plan }, changes };
  });
  const changes = planned.flatMap((plan) => plan.changes);
  if (!isDryRun && changes.length > 0) await store.commit(changes);
  return planned.map(({ entry }) => entry);
}
