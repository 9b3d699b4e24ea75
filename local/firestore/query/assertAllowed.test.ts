import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { structuredQuerySchema, toQuery } from './parseQuery.ts';

const one = { integerValue: '1' };
const list = { arrayValue: { values: [one] } };
const reference = { referenceValue: 'projects/p/databases/(default)/documents/c/a' };

const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const by = (...paths: string[]) => paths.map((fieldPath) => ({ field: { fieldPath } }));

const parse = (parts: object) =>
  toQuery('', v.parse(structuredQuerySchema, { from: [{ collectionId: 'c' }], ...parts }));
const contains = filter('a', 'ARRAY_CONTAINS', one);

describe('queries that production refuses are refused', () => {
  it.each<[string, object]>([
    ['two negations', { where: and(filter('a', 'NOT_EQUAL', one), unary('b', 'IS_NOT_NULL')) }],
    ['not-in beside in', { where: and(filter('a', 'NOT_IN', list), filter('b', 'IN', list)) }],
    ['not-in in an or', { where: or(filter('a', 'NOT_IN', list), filter('b', 'EQUAL', one)) }],
    ['two arrays', { where: and(contains, filter('b', 'ARRAY_CONTAINS_ANY', list)) }],
    ['two arrays in one disjunction', { where: and(contains, or(contains, filter('b', 'EQUAL', one))) }],
    ['a name that is no reference', { where: filter('__name__', 'EQUAL', one) }],
    ['names that are no references', { where: filter('__name__', 'IN', list) }],
    ['a name that is null', { where: unary('__name__', 'IS_NULL') }],
    ['a name as an array', { where: filter('__name__', 'ARRAY_CONTAINS', reference) }],
    ['the same order twice', { orderBy: by('a', 'a') }],
    ['an order after the name', { orderBy: by('__name__', 'a') }],
    ['a range beside an order by name', { where: filter('a', 'LESS_THAN', one), orderBy: by('__name__') }],
    [
      'a cursor by a name that is no reference',
      { orderBy: by('a', '__name__'), startAt: { values: [one, one] } },
    ],
    ['a cursor of too many values', { orderBy: by('a'), endAt: { values: [one, reference, one] } }],
  ])('%s', (_, parts) => {
    expect(() => parse(parts)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});

it('allows one array filter in each disjunction, and an or of one filter beside not-in', () => {
  expect(parse({ where: or(contains, and(contains, filter('b', 'EQUAL', one))) }).where).toBeDefined();
  expect(parse({ where: or(filter('a', 'NOT_IN', list)) }).where).toBeDefined();
});
