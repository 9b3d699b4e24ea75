import { formatFieldPath, NAME_PATH } from '../values/fieldPath.ts';
import type { Demand } from './demandsOf.ts';
import { hasSingleFieldIndex } from './hasSingleFieldIndex.ts';
import type { CompositeIndex, IndexField, IndexMode, IndexSettings } from './IndexSettings.ts';

const NAME = formatFieldPath(NAME_PATH);
const DIRECTIONS = ['ASCENDING', 'DESCENDING'] as const;

/**
 * Returns whether production could serve this with these indexes; false where Firestore's documentation does not say.
 */
export function isServed(settings: IndexSettings, demand: Demand): boolean {
  const { filters, ordered, aggregated, nameDirection } = demand;
  const isUnsorted = ordered.length + aggregated.length === 0;
  if (isUnsorted && filters.length === 0)
    return nameDirection === 'ASCENDING' || isServedByName(settings, demand);
  return isServedBySingleField(settings, demand) || isServedByMerging(settings, demand);
}

/** Returns whether an index serves an order by documents' names alone. The automatic one is only ascending. */
function isServedByName(settings: IndexSettings, demand: Demand): boolean {
  return compositesOf(settings, demand).some(
    ({ fields: [first, ...others] }) =>
      others.length === 0 && first?.path === NAME && first.mode === demand.nameDirection,
  );
}

/**
 * Returns whether an index of a single field suffices: without filters, with one field at most, and with the documents'
 * names in the same direction, since every index ends with them.
 */
function isServedBySingleField(settings: IndexSettings, demand: Demand): boolean {
  const { filters, ordered, aggregated, nameDirection } = demand;
  if (filters.length > 0) return false;
  const [first, ...others] = [...ordered.map(({ path }) => path), ...aggregated];
  if (first === undefined || others.length > 0) return false;
  const [order] = ordered;
  if (order === undefined) return hasEitherDirection(settings, demand, first);
  return order.mode === nameDirection && hasSingle(settings, demand, order);
}

/**
 * Indexes that agree on everything after the filters are merged: together they must contain each filter.
 * Without an order, single-field indexes can be used too.
 */
function isServedByMerging(settings: IndexSettings, demand: Demand): boolean {
  const { filters, ordered, aggregated } = demand;
  const usable = compositesOf(settings, demand)
    .map((index) => filtersServed(index, demand))
    .filter((paths) => paths !== null);
  if (filters.length === 0) return usable.length > 0;
  const served = usable.flat();
  const isUnsorted = ordered.length + aggregated.length === 0;
  return filters.every(
    (filter) => served.includes(filter.path) || (isUnsorted && hasFilter(settings, demand, filter)),
  );
}

/** Returns the paths of the filters that an index serves; null if the index cannot be used for this query. */
function filtersServed(index: CompositeIndex, demand: Demand): readonly string[] | null {
  const { ordered, aggregated } = demand;
  const { fields, nameDirection } = withoutName(index);
  const filterCount = fields.length - ordered.length - aggregated.length;
  if (filterCount < 0) return null;
  const prefix = fields.slice(0, filterCount);
  const sorted = fields.slice(filterCount, filterCount + ordered.length);
  const rest = fields.slice(filterCount + ordered.length).map(({ path }) => path);
  const isFitting =
    prefix.every((field) => demand.filters.some((filter) => isFilter(field, filter))) &&
    sorted.every(({ path, mode }, at) => path === ordered[at]?.path && mode === ordered[at]?.mode) &&
    aggregated.every((path) => rest.includes(path)) &&
    (ordered.length === 0 || aggregated.length > 0 || nameDirection === demand.nameDirection);
  return isFitting ? prefix.map(({ path }) => path) : null;
}

/** An index ends with the names, in the direction of its last field unless it says otherwise. */
function withoutName({ fields }: CompositeIndex): {
  fields: readonly IndexField[];
  nameDirection: IndexMode;
} {
  const last = fields.at(-1);
  const nameDirection = last === undefined || last.mode === 'CONTAINS' ? 'ASCENDING' : last.mode;
  return { fields: fields.filter(({ path }) => path !== NAME), nameDirection };
}

function isFilter(field: IndexField, filter: IndexField): boolean {
  return field.path === filter.path && (field.mode === 'CONTAINS') === (filter.mode === 'CONTAINS');
}

function compositesOf(
  { composites }: IndexSettings,
  { collectionId, scope }: Demand,
): readonly CompositeIndex[] {
  return composites.filter((index) => index.collectionId === collectionId && index.scope === scope);
}

function hasFilter(settings: IndexSettings, demand: Demand, filter: IndexField): boolean {
  return filter.mode === 'CONTAINS'
    ? hasSingle(settings, demand, filter)
    : hasEitherDirection(settings, demand, filter.path);
}

function hasEitherDirection(settings: IndexSettings, demand: Demand, path: string): boolean {
  return DIRECTIONS.some((mode) => hasSingle(settings, demand, { path, mode }));
}

function hasSingle(
  settings: IndexSettings,
  { collectionId, scope }: Demand,
  { path, mode }: IndexField,
): boolean {
  return hasSingleFieldIndex(settings, { collectionId, scope, path, mode });
}
