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
  matchesFilter({ kind: 'field', path: ['f'], op, value }, () => stored);
const is = (stored: Value | undefined, op: UnaryFilter['op']) =>
  matchesFilter({ kind: 'unary', path: ['f'], op }, () => stored);

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

it('looks into arrays by equality', () => {
  expect(matches(list(text, { doubleValue: 1 }), 'ARRAY_CONTAINS', one)).toBe(true);
  expect(matches(list(list(one)), 'ARRAY_CONTAINS', one)).toBe(false);
  expect(matches(text, 'ARRAY_CONTAINS_ANY', list(text))).toBe(false);
  expect(matches(list(one), 'IN', list(text, list(one)))).toBe(true);
});

it('tells null and NaN apart', () => {
  expect([is(none, 'IS_NULL'), is(notANumber, 'IS_NULL')]).toEqual([true, false]);
  expect([is(none, 'IS_NAN'), is(notANumber, 'IS_NAN')]).toEqual([false, true]);
  expect([is(none, 'IS_NOT_NAN'), is(notANumber, 'IS_NOT_NAN'), is(text, 'IS_NOT_NAN')]).toEqual([
    false,
    false,
    true,
  ]);
});
