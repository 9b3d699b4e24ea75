import type { ResourceNames } from '../ResourceNames.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { compareValues } from '../values/compareValues.ts';
import { type FieldPath, getField, isNamePath } from '../values/fieldPath.ts';
import type { Value } from '../values/value.ts';
import { matchesFilter } from './matchesFilter.ts';
import type { Cursor, Order, Query } from './query.ts';

/** A document that a query finds, beside the values it is ordered by, one for each entry of the query's order. */
export interface Candidate {
  readonly document: StoredDocument;
  readonly keys: readonly Value[];
}

/**
 * Takes a document of the query's scope as a result, if it passes the filters, lies between the cursors and has every
 * field of the order.
 */
export function toCandidate(
  names: ResourceNames,
  query: Query,
  document: StoredDocument,
): Candidate | undefined {
  const read = (path: FieldPath) => readValue(names, document, path);
  if (query.where && !matchesFilter(query.where, read)) return undefined;
  const keys = query.orderBy.flatMap(({ path }) => read(path) ?? []);
  if (keys.length < query.orderBy.length || !isBetweenCursors(keys, query)) return undefined;
  return { document, keys };
}

/** Compares by the query's order. */
export function compareCandidates(a: Candidate, b: Candidate, { orderBy }: Query): number {
  return compareKeys(a.keys, b.keys, orderBy);
}

function readValue(
  names: ResourceNames,
  { path, fields }: StoredDocument,
  field: FieldPath,
): Value | undefined {
  return isNamePath(field) ? { referenceValue: names.documentName(path) } : getField(fields, field);
}

function isBetweenCursors(keys: readonly Value[], { startAt, endAt, orderBy }: Query): boolean {
  return (!startAt || isAfter(keys, startAt, orderBy)) && (!endAt || !isAfter(keys, endAt, orderBy));
}

function isAfter(keys: readonly Value[], cursor: Cursor, orderBy: readonly Order[]): boolean {
  const order = compareKeys(keys, cursor.values, orderBy);
  return cursor.before ? order >= 0 : order > 0;
}

/** Compares only the fields that `b` has, since a cursor may contain only the first fields of the order. */
function compareKeys(a: readonly Value[], b: readonly Value[], orderBy: readonly Order[]): number {
  for (const [index, other] of b.entries()) {
    const key = a[index];
    const order = key === undefined ? 0 : compareValues(key, other);
    if (order !== 0) return orderBy[index]?.direction === 'DESCENDING' ? -order : order;
  }
  return 0;
}
