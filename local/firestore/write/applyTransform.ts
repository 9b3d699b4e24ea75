import { equalValues } from '../values/compareValues.ts';
import { type FieldPath, getField, withField } from '../values/fieldPath.ts';
import { compareNumbers, doubleValue, saturate, toNumber } from '../values/numbers.ts';
import {
  elementsOf,
  type Fields,
  isNaNValue,
  isNumber,
  NULL_VALUE,
  type NumberValue,
  type Value,
} from '../values/value.ts';
import type { Transform } from './write.ts';

/** The fields after a transform, and what Firestore reports of it (null for array transforms). */
export function applyTransform(
  fields: Fields,
  transform: Transform,
  time: string,
): { readonly fields: Fields; readonly result: Value } {
  const value = transformed(getField(fields, transform.path), transform, time);
  const isArrayTransform = transform.kind === 'append' || transform.kind === 'remove';
  return { fields: withField(fields, transform.path, value), result: isArrayTransform ? NULL_VALUE : value };
}

function transformed(old: Value | undefined, transform: Transform, time: string): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { timestampValue: time };
    case 'increment':
      return add(old, transform.operand);
    case 'maximum':
    case 'minimum':
      return choose(transform.kind, old, transform.operand);
    case 'append':
      return { arrayValue: { values: appendMissing(elementsOf(old), transform.elements) } };
    case 'remove':
      return {
        arrayValue: { values: elementsOf(old).filter((element) => !contains(transform.elements, element)) },
      };
  }
}

/** What is no number counts as nothing: the field takes the operand. */
function add(old: Value | undefined, operand: NumberValue): Value {
  if (old === undefined || !isNumber(old)) return operand;
  if ('integerValue' in old && 'integerValue' in operand) {
    return saturate(BigInt(old.integerValue) + BigInt(operand.integerValue));
  }
  return doubleValue(toNumber(old) + toNumber(operand));
}

/** Equal numbers of different types leave the field as it is; NaN wins over everything. */
function choose(kind: 'maximum' | 'minimum', old: Value | undefined, operand: NumberValue): Value {
  if (old === undefined || !isNumber(old)) return operand;
  if (isNaNValue(old) || isNaNValue(operand)) return doubleValue(Number.NaN);
  const order = compareNumbers(operand, old);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : old;
}

function appendMissing(values: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const all = [...values];
  for (const element of elements) if (!contains(all, element)) all.push(element);
  return all;
}

function contains(values: readonly Value[], value: Value): boolean {
  return values.some((other) => equalValues(other, value));
}

/** The fields after a masked update: each path taken over from the update or, where it has none, removed. */
export function mergeFields(fields: Fields, update: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce((merged, path) => withField(merged, path, getField(update, path)), fields);
}
