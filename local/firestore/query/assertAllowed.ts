import { invalidArgument } from '../FirestoreError.ts';
import { formatFieldPath, isNamePath } from '../values/fieldPath.ts';
import { elementsOf } from '../values/value.ts';
import { leafFilters } from './implicitOrder.ts';
import type { Cursor, FieldFilter, Filter, Order, Query, UnaryFilter } from './query.ts';

const NEGATIONS: readonly string[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const LOOKUPS: readonly string[] = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];

/** Refuses queries beyond Firestore's documented limits. @throws FirestoreError INVALID_ARGUMENT */
export function assertAllowed({ where, orderBy, startAt, endAt }: Query): void {
  if (where) assertFilters(where);
  assertOrder(orderBy);
  for (const cursor of [startAt, endAt]) if (cursor) assertCursor(cursor, orderBy);
}

function assertFilters(where: Filter): void {
  const leaves = leafFilters(where);
  for (const leaf of leaves) if (isNamePath(leaf.path)) assertNameFilter(leaf);
  const ops = leaves.map(({ op }) => op);
  if (ops.filter((op) => NEGATIONS.includes(op)).length > 1)
    throw invalidArgument('A query can have one filter only that is a negation, such as NOT_EQUAL.');
  if (ops.includes('NOT_IN') && (hasOr(where) || ops.includes('IN') || ops.includes('ARRAY_CONTAINS_ANY')))
    throw invalidArgument("'NOT_IN' cannot be used together with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  if (mostLookups(where) > 1)
    throw invalidArgument('A query can look into one array only in each of its disjunctions.');
}

/** Every document has a name, and the name is a reference: filters that suppose anything else are refused. */
function assertNameFilter(filter: FieldFilter | UnaryFilter): void {
  if (filter.type === 'unary' || LOOKUPS.includes(filter.op))
    throw invalidArgument(`The document's name cannot be asked for by '${filter.op}'.`);
  const names = filter.op === 'IN' || filter.op === 'NOT_IN' ? elementsOf(filter.value) : [filter.value];
  if (!names.every((name) => 'referenceValue' in name))
    throw invalidArgument("The document's name can be compared with a reference only.");
}

function hasOr(filter: Filter): boolean {
  if (filter.type !== 'composite') return false;
  return (filter.op === 'OR' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** Largest number of array lookups in one of the disjunctions. */
function mostLookups(filter: Filter): number {
  if (filter.type !== 'composite') return LOOKUPS.includes(filter.op) ? 1 : 0;
  const counts = filter.filters.map(mostLookups);
  return filter.op === 'OR'
    ? counts.reduce((most, count) => Math.max(most, count), 0)
    : counts.reduce((sum, count) => sum + count, 0);
}

function assertOrder(orderBy: readonly Order[]): void {
  const paths = orderBy.map(({ path }) => formatFieldPath(path));
  if (new Set(paths).size < paths.length) throw invalidArgument('A query can be ordered by a field once.');
  const name = orderBy.findIndex(({ path }) => isNamePath(path));
  if (name >= 0 && name < orderBy.length - 1)
    throw invalidArgument("Nothing can be ordered after the document's name.");
}

function assertCursor({ values }: Cursor, orderBy: readonly Order[]): void {
  if (values.length > orderBy.length) throw invalidArgument('A cursor has too many values.');
  for (const [index, value] of values.entries()) {
    const order = orderBy[index];
    if (order && isNamePath(order.path) && !('referenceValue' in value))
      throw invalidArgument("A cursor's value for the document's name must be a reference.");
  }
}
