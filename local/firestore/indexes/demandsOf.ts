import type { Aggregation, Order, Query } from '../query/query.ts';
import { type LeafFilter, splitDisjunctions } from '../query/splitDisjunctions.ts';
import { formatFieldPath, isNamePath, NAME_PATH } from '../values/fieldPath.ts';
import type { IndexField, IndexScope } from './IndexSettings.ts';

interface OrderedField extends IndexField {
  readonly mode: Order['direction'];
}

/**
 * What one alternative of a query needs from indexes. The document's name is left out of `filters` and
 * `ordered`.
 */
export interface Demand {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** Fields compared by equality (`ASCENDING`, though either direction serves) or looked up in an array. */
  readonly filters: readonly IndexField[];
  /**
   * The fields that order the results, including those with inequalities; a field fixed by equality is left
   * out.
   */
  readonly ordered: readonly OrderedField[];
  /** The fields of sums and averages, which an index used for them must contain. */
  readonly aggregated: readonly string[];
  /** The direction in which documents with otherwise equal keys are ordered by name. */
  readonly nameDirection: Order['direction'];
}

const EQUALITIES: readonly string[] = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const LOOKUPS: readonly string[] = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];

/** The demands of a query, one for each alternative; none where it goes through every collection. */
export function demandsOf(query: Query, aggregations: readonly Aggregation[]): readonly Demand[] {
  const { collectionId, allDescendants } = query.scope;
  if (collectionId === undefined) return [];
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return splitDisjunctions(query.where).map((conditions) => {
    const filters = distinct(conditions.flatMap(filterField));
    const isFixed = (path: string) =>
      filters.some((filter) => filter.path === path && filter.mode !== 'CONTAINS');
    const ordered = orderedFields(query.orderBy).filter(({ path }) => !isFixed(path));
    const held = [...filters, ...ordered].map(({ path }) => path);
    const aggregated = aggregatedPaths(aggregations).filter((path) => !held.includes(path));
    return {
      collectionId,
      scope,
      filters,
      ordered,
      aggregated,
      nameDirection: nameDirectionOf(query.orderBy),
    };
  });
}

function filterField({ op, path }: LeafFilter): readonly IndexField[] {
  if (isNamePath(path)) return [];
  if (EQUALITIES.includes(op)) return [{ path: formatFieldPath(path), mode: 'ASCENDING' }];
  return LOOKUPS.includes(op) ? [{ path: formatFieldPath(path), mode: 'CONTAINS' }] : [];
}

/** Fields after the name do not matter, since names are unique. */
function orderedFields(orderBy: readonly Order[]): readonly OrderedField[] {
  const end = orderBy.findIndex(({ path }) => isNamePath(path));
  return orderBy
    .slice(0, end < 0 ? undefined : end)
    .map(({ path, direction }) => ({ path: formatFieldPath(path), mode: direction }));
}

function nameDirectionOf(orderBy: readonly Order[]): Order['direction'] {
  return (
    orderBy.find(({ path }) => formatFieldPath(path) === formatFieldPath(NAME_PATH))?.direction ?? 'ASCENDING'
  );
}

function aggregatedPaths(aggregations: readonly Aggregation[]): readonly string[] {
  const paths = aggregations.flatMap((aggregation) =>
    aggregation.type === 'count' ? [] : [formatFieldPath(aggregation.path)],
  );
  return [...new Set(paths)];
}

function distinct(fields: readonly IndexField[]): readonly IndexField[] {
  return [...new Map(fields.map((field) => [`${field.mode} ${field.path}`, field])).values()];
}
