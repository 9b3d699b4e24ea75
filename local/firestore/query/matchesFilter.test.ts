import { expect, it } from 'vitest';
import type { Value } from '../values/value.ts';
import { matchesFilter } from './matchesFilter.ts';
import type { FieldFilter, UnaryFilter } from './query.ts';

const one: Value = { integerValue: '1' };
const none: Value = { nullValue: null };
const text: Value = { stringValue: 'a' };
const notANumber: Value = { doubleValue: 'NaN' };
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

const matches = (stored: Value | undefined, op: FieldFilter['op'], value: Value) =>
  matchesFilter({ type: 'field', path: ['f'], op, value }, () => stored);
const is = (stored: Value | undefined, op: UnaryFilter['op']) =>
  matchesFilter({ type: 'unary', path: ['f'], op }, () => stored);

it('never finds a document that lacks the field', () => {
  for (const op of ['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'NOT_IN', 'ARRAY_CONTAINS'] as const) {
    expect(matches(undefined, op, list(one))).toBe(false);
  }
  for (const op of ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const)
    expect(is(undefined, op)).toBe(false);
});

it('compares a range within one type only', () => {
  expect(matches(one, 'LESS_THAN', { doubleValue: 1.5 })).toBe(true);
  expect(matches(text, 'GREATER_THAN', one)).toBe(false);
  expect(matches(none, 'LESS_THAN_OR_EQUAL', one)).toBe(false);
});

it('leaves null out of not-equal and not-in', () => {
  expect(matches(text, 'NOT_EQUAL', one)).toBe(true);
  expect(matches(none, 'NOT_EQUAL', one)).toBe(false);
  expect(matches(none, 'NOT_IN', list(one))).toBe(false);
  expect(matches(text, 'NOT_IN', list(one, none))).toBe(false);
  expect(matches(text, 'NOT_IN', list(one))).toBe(true);
});

it('finds null and NaN by the unary filters alone', () => {
  const ranges = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const;
  for (const value of [none, notANumber]) {
    for (const op of [...ranges, 'EQUAL'] as const) {
      expect(matches(value, op, value), op).toBe(false);
      expect(matches(value, op, one), op).toBe(false);
      expect(matches(one, op, value), op).toBe(false);
    }
    expect(matches(value, 'IN', list(value, one))).toBe(false);
    expect(matches(list(value), 'ARRAY_CONTAINS', value)).toBe(false);
    expect(matches(list(value), 'ARRAY_CONTAINS_ANY', list(value, one))).toBe(false);
  }
  expect(matches(one, 'IN', list(none, notANumber, one))).toBe(true);
  expect(matches(list(none, one), 'ARRAY_CONTAINS_ANY', list(none, one))).toBe(true);
});

it('keeps NaN unless the negation names it', () => {
  expect(matches(notANumber, 'NOT_EQUAL', one)).toBe(true);
  expect(matches(notANumber, 'NOT_EQUAL', notANumber)).toBe(false);
  expect(matches(notANumber, 'NOT_IN', list(one))).toBe(true);
  expect(matches(notANumber, 'NOT_IN', list(one, notANumber))).toBe(false);
  expect(matches(one, 'NOT_EQUAL', none)).toBe(false);
});

it('treats null and NaN within arrays and maps like other values', () => {
  expect(matches(list(none), 'EQUAL', list(none))).toBe(true);
  expect(matches(list(notANumber), 'LESS_THAN', list(one))).toBe(true);
  expect(matches(list(notANumber), 'IN', list(list(notANumber)))).toBe(true);
});

it('searches arrays by equality', () => {
  expect(matches(list(text, { doubleValue: 1 }), 'ARRAY_CONTAINS', one)).toBe(true);
  expect(matches(list(list(one)), 'ARRAY_CONTAINS', one)).toBe(false);
  expect(matches(text, 'ARRAY_CONTAINS_ANY', list(text))).toBe(false);
  expect(matches(list(one), 'IN', list(text, list(one)))).toBe(true);
});

it('distinguishes null and NaN', () => {
  expect([is(none, 'IS_NULL'), is(notANumber, 'IS_NULL')]).toEqual([true, false]);
  expect([is(none, 'IS_NAN'), is(notANumber, 'IS_NAN')]).toEqual([false, true]);
  expect([is(none, 'IS_NOT_NAN'), is(notANumber, 'IS_NOT_NAN'), is(text, 'IS_NOT_NAN')]).toEqual([
    false,
    false,
    true,
  ]);
});
