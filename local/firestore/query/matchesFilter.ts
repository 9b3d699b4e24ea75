import { compareValues, equalValues, typeRank } from '../values/compareValues.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { elementsOf, isNaNValue, isNull, type Value } from '../values/value.ts';
import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

/** Whether a document passes a filter. `read` gives its value at a path; a missing field passes no filter. */
export function matchesFilter(filter: Filter, read: (path: FieldPath) => Value | undefined): boolean {
  if (filter.type === 'composite') {
    const matches = (inner: Filter) => matchesFilter(inner, read);
    return filter.op === 'AND' ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const value = read(filter.path);
  if (value === undefined) return false;
  return filter.type === 'unary' ? matchesUnary(filter.op, value) : matchesField(filter, value);
}

function matchesUnary(op: UnaryFilter['op'], value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NOT_NAN':
      return !isNaNValue(value) && !isNull(value);
  }
}

/**
 * Null and NaN equal nothing, not even themselves: only the unary filters find them. Both negated filters leave out
 * null; they find NaN unless it is among their values.
 */
function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return findsEqual([operand], value);
    case 'NOT_EQUAL':
      return differsFromAll([operand], value);
    case 'ARRAY_CONTAINS':
      return elementsOf(value).some((element) => findsEqual([operand], element));
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(value).some((element) => findsEqual(elementsOf(operand), element));
    case 'IN':
      return findsEqual(elementsOf(operand), value);
    case 'NOT_IN':
      return differsFromAll(elementsOf(operand), value);
    default:
      return isRanged(value, operand) && matchesRange(op, compareValues(value, operand));
  }
}

function findsEqual(wanted: readonly Value[], value: Value): boolean {
  return !isNull(value) && !isNaNValue(value) && wanted.some((one) => equalValues(one, value));
}

function differsFromAll(excluded: readonly Value[], value: Value): boolean {
  return !isNull(value) && !excluded.some((one) => isNull(one) || equalValues(one, value));
}

/**
 * A range contains only values of one type. Null has no range, and NaN is in none, although it is ordered
 * before all numbers.
 */
function isRanged(value: Value, bound: Value): boolean {
  return typeRank(value) === typeRank(bound) && ![value, bound].some((one) => isNull(one) || isNaNValue(one));
}

function matchesRange(op: FieldFilter['op'], order: number): boolean {
  switch (op) {
    case 'LESS_THAN':
      return order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return order <= 0;
    case 'GREATER_THAN':
      return order > 0;
    default:
      return order >= 0;
  }
}
