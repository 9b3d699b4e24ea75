import type { FieldsDraft } from '../values/FieldsDraft.ts';
import { getField } from '../values/fieldPath.ts';
import { compareNumbers, doubleValue, numberOf, saturate } from '../values/numbers.ts';
import {
  elementsOf,
  isNaNValue,
  isNumberValue,
  NULL_VALUE,
  type NumberValue,
  type Value,
} from '../values/value.ts';
import { valueKey } from '../values/valueKey.ts';
import type { Transform } from './write.ts';

/** Applies a transform to the fields; returns Firestore's result (null for array transforms). */
export function applyTransform(draft: FieldsDraft, transform: Transform, time: string): Value {
  const value = transformed(getField(draft.fields, transform.path), transform, time);
  draft.set(transform.path, value);
  return transform.type === 'append' || transform.type === 'remove' ? NULL_VALUE : value;
}

function transformed(old: Value | undefined, transform: Transform, time: string): Value {
  switch (transform.type) {
    case 'serverTime':
      return { timestampValue: time };
    case 'increment':
      return add(old, transform.operand);
    case 'maximum':
    case 'minimum':
      return choose(transform.type, old, transform.operand);
    case 'append':
      return { arrayValue: { values: appendMissing(elementsOf(old), transform.elements) } };
    case 'remove':
      return { arrayValue: { values: removeAll(elementsOf(old), transform.elements) } };
  }
}

/** Non-numbers count as nothing: the field becomes the operand. */
function add(old: Value | undefined, operand: NumberValue): Value {
  if (old === undefined || !isNumberValue(old)) return operand;
  if ('integerValue' in old && 'integerValue' in operand) {
    return saturate(BigInt(old.integerValue) + BigInt(operand.integerValue));
  }
  return doubleValue(numberOf(old) + numberOf(operand));
}

/**
 * Chooses the maximum or minimum. Equal numbers of different types leave the field unchanged; NaN always
 * wins.
 */
function choose(type: 'maximum' | 'minimum', old: Value | undefined, operand: NumberValue): Value {
  if (old === undefined || !isNumberValue(old)) return operand;
  if (isNaNValue(old) || isNaNValue(operand)) return doubleValue(Number.NaN);
  const order = compareNumbers(operand, old);
  return (type === 'maximum' ? order > 0 : order < 0) ? operand : old;
}

function appendMissing(values: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const known = new Set(values.map(valueKey));
  return [...values, ...elements.filter((element) => isNew(known, valueKey(element)))];
}

function isNew(known: Set<string>, key: string): boolean {
  return !known.has(key) && known.add(key).has(key);
}

function removeAll(values: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const removed = new Set(elements.map(valueKey));
  return values.filter((value) => !removed.has(valueKey(value)));
}
