import { compareStrings } from '../values/compareStrings.ts';
import { type FieldPath, formatFieldPath, isNamePath, NAME_PATH } from '../values/fieldPath.ts';
import type { FieldFilter, Filter, Order, UnaryFilter } from './query.ts';

const INEQUALITIES: readonly string[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];

/**
 * Returns Firestore's full order of a query: the requested order, then the fields of inequality filters by name, then
 * the document's name in the direction of the last requested field. The browser's SDK already sends the full order; the
 * Admin SDK sends only the requested one.
 */
export function withImplicitOrder(asked: readonly Order[], where: Filter | null): readonly Order[] {
  const direction = asked.at(-1)?.direction ?? 'ASCENDING';
  const fields = inequalityFields(where).filter((path) => !isNamePath(path) && !isOrdered(asked, path));
  const order = [...asked, ...fields.map((path) => ({ path, direction }))];
  return isOrdered(order, NAME_PATH) ? order : [...order, { path: NAME_PATH, direction }];
}

function inequalityFields(where: Filter | null): readonly FieldPath[] {
  const paths = leafFilters(where)
    .filter(({ op }) => INEQUALITIES.includes(op))
    .map(({ path }): [string, FieldPath] => [formatFieldPath(path), path]);
  return [...new Map(paths)].sort(([a], [b]) => compareStrings(a, b)).map(([, path]) => path);
}

/** The field and unary filters of a filter, at any depth. */
export function leafFilters(filter: Filter | null): readonly (FieldFilter | UnaryFilter)[] {
  if (filter === null) return [];
  return filter.type === 'composite' ? filter.filters.flatMap(leafFilters) : [filter];
}

function isOrdered(order: readonly Order[], path: FieldPath): boolean {
  return order.some((other) => formatFieldPath(other.path) === formatFieldPath(path));
}
