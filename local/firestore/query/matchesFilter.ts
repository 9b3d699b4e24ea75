import { compareValues, equalValues, typeRank } from '../values/compareValues.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { elementsOf, isNaNValue, isNull, type Value } from '../values/value.ts';
import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

/** Whether a document passes a filter. `read` gives its value at a path; a missing field passes no filter. */
export function matchesFilter(filter: Filter, read: (path: FieldPath) => Value | undefined): boolean {
  if (filter.kind === 'composite') {
    const matches = (inner: Filter) => matchesFilter(inner, read);
    return filter.op === 'AND' ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const value = read(filter.path);
  if (value === undefined) return false;
  return filter.kind === 'unary' ? matchesUnary(filter.op, value) : matchesField(filter, value);
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

function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equalValues(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && !equalValues(value, operand);
    case 'ARRAY_CONTAINS':
      return contains(elementsOf(value), operand);
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(operand).some((element) => contains(elementsOf(value), element));
    case 'IN':
      return contains(elementsOf(operand), value);
    case 'NOT_IN':
      return !isNull(value) && !elementsOf(operand).some(isNull) && !contains(elementsOf(operand), value);
    default:
      return typeRank(value) === typeRank(operand) && matchesRange(op, compareValues(value, operand));
  }
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

function contains(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => equalValues(element, value));
}
