import type { ResourceNames } from '../ResourceNames.ts';
import type { DocumentReader, StoredDocument } from '../StoredDocument.ts';
import { compareValues } from '../values/compareValues.ts';
import { type FieldPath, getField, isNamePath } from '../values/fieldPath.ts';
import type { Value } from '../values/value.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import { matchesFilter } from './matchesFilter.ts';
import type { Cursor, Order, Query } from './query.ts';

/** A document beside the values it is ordered by, one for each entry of the query's order. */
interface Candidate {
  readonly document: StoredDocument;
  readonly keys: readonly Value[];
}

/** The documents that a query finds, in its order. A document that lacks a field of the order is not found. */
export function executeQuery(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
): readonly StoredDocument[] {
  return finishAtOnce(findDocuments(reader, names, query));
}

/** Does what `executeQuery` does, but yields after each document examined. */
export function* findDocuments(
  reader: DocumentReader,
  names: ResourceNames,
  query: Query,
): Generator<void, readonly StoredDocument[]> {
  const { where, orderBy, offset, limit } = query;
  const candidates: Candidate[] = [];
  for (const document of reader.scan(query.scope)) {
    yield;
    const read = (path: FieldPath) => readValue(names, document, path);
    if (where && !matchesFilter(where, read)) continue;
    const keys = orderBy.flatMap(({ path }) => read(path) ?? []);
    if (keys.length === orderBy.length) candidates.push({ document, keys });
  }
  return candidates
    .filter(({ keys }) => isBetweenCursors(keys, query))
    .sort((a, b) => compareKeys(a.keys, b.keys, orderBy))
    .slice(offset, limit === null ? undefined : offset + limit)
    .map(({ document }) => document);
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
