import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { elementsOf } from '../values/value.ts';
import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

export type LeafFilter = FieldFilter | UnaryFilter;

type Alternatives = readonly (readonly LeafFilter[])[];

/**
 * A filter as alternatives, each a list of conditions that all hold (disjunctive normal form): production runs one
 * query for each.
 * @throws FirestoreError INVALID_ARGUMENT for more than 30, the values of `in` and `array-contains-any` counted
 */
export function splitDisjunctions(filter: Filter | null): Alternatives {
  const alternatives = findDisjunctions(filter);
  if (alternatives) return alternatives;
  throw invalidArgument(`A query supports up to ${LIMITS.disjunctions} disjunctions.`);
}

/** Does what `splitDisjunctions` does, and returns undefined for too many. */
export function findDisjunctions(filter: Filter | null): Alternatives | undefined {
  return filter === null ? [[]] : split(filter);
}

function split(filter: Filter): Alternatives | undefined {
  if (filter.type !== 'composite') return bounded([[filter]]);
  let all: Alternatives | undefined = filter.op === 'OR' ? [] : [[]];
  for (const inner of filter.filters) {
    const part = split(inner);
    if (!part || !all) return undefined;
    all = bounded(filter.op === 'OR' ? [...all, ...part] : combine(all, part));
  }
  return all;
}

function combine(all: Alternatives, part: Alternatives): Alternatives {
  return all.flatMap((one) => part.map((other) => [...one, ...other]));
}

/** Checked at every step: alternatives multiply, and a small request must not make much work. */
function bounded(alternatives: Alternatives): Alternatives | undefined {
  const count = alternatives.reduce((total, conditions) => total + countQueries(conditions), 0);
  return count > LIMITS.disjunctions ? undefined : alternatives;
}

function countQueries(conditions: readonly LeafFilter[]): number {
  return conditions.reduce((product, condition) => product * countValues(condition), 1);
}

function countValues(condition: LeafFilter): number {
  if (condition.op !== 'IN' && condition.op !== 'ARRAY_CONTAINS_ANY') return 1;
  return condition.type === 'field' ? elementsOf(condition.value).length : 1;
}
