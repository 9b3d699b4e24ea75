import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { elementsOf } from '../values/value.ts';
import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

export type LeafFilter = FieldFilter | UnaryFilter;

/**
 * A filter as alternatives, each a list of conditions that all hold (disjunctive normal form): production runs one
 * query for each.
 * @throws FirestoreError INVALID_ARGUMENT for more than 30, the values of `in` and `array-contains-any` counted
 */
export function splitDisjunctions(filter: Filter | null): readonly (readonly LeafFilter[])[] {
  return filter === null ? [[]] : split(filter);
}

function split(filter: Filter): readonly (readonly LeafFilter[])[] {
  if (filter.type !== 'composite') return bounded([[filter]]);
  const parts = filter.filters.map(split);
  if (filter.op === 'OR') return bounded(parts.flat());
  return parts.reduce(
    (all, part) => bounded(all.flatMap((one) => part.map((other) => [...one, ...other]))),
    [[]],
  );
}

/** Checked at every step: alternatives multiply, and a small request must not make much work. */
function bounded(alternatives: readonly (readonly LeafFilter[])[]): readonly (readonly LeafFilter[])[] {
  const count = alternatives.reduce((total, conditions) => total + countQueries(conditions), 0);
  if (count > LIMITS.disjunctions)
    throw invalidArgument(`A query supports up to ${LIMITS.disjunctions} disjunctions.`);
  return alternatives;
}

function countQueries(conditions: readonly LeafFilter[]): number {
  return conditions.reduce((product, condition) => product * countValues(condition), 1);
}

function countValues(condition: LeafFilter): number {
  if (condition.op !== 'IN' && condition.op !== 'ARRAY_CONTAINS_ANY') return 1;
  return condition.type === 'field' ? elementsOf(condition.value).length : 1;
}
