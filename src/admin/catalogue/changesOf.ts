import type { SaveCatalogueEntryRequest } from '../../../core/calls/library/saveCatalogueEntry.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';

/** The changed fields of an entry, to be sent; null if none. Only those count as set by an admin. */
export function changesOf(before: ManagedEntry, after: ManagedEntry): SaveCatalogueEntryRequest | null {
  if (before.kind === 'item' && after.kind === 'item')
    return withChanges(after.kind, after.entry.id, differing(before.entry, after.entry));
  if (before.kind === 'background' && after.kind === 'background')
    return withChanges(after.kind, after.entry.id, differing(before.entry, after.entry));
  return null;
}

function withChanges<Kind extends 'item' | 'background', Changes extends object>(
  kind: Kind,
  id: string,
  changes: Changes,
): { kind: Kind; id: string; changes: Changes } | null {
  return Object.keys(changes).length === 0 ? null : { kind, id, changes };
}

function differing<Entry extends object>(before: Entry, after: Entry): Partial<Entry> {
  const names = (Object.keys(after) as (keyof Entry)[]).filter(
    (name) => !isDeepEqual(before[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Entry>;
}
