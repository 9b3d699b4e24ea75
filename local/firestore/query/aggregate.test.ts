import { expect, it } from 'vitest';
import type { Fields, Value } from '../values/value.ts';
import { aggregate } from './aggregate.ts';

const TIME = '2026-01-01T00:00:00.000000Z';
const integer = (n: number | bigint): Value => ({ integerValue: String(n) });
const documents = (...all: Fields[]) =>
  all.map((fields, index) => ({ path: `c/${index}`, fields, createTime: TIME, updateTime: TIME }));

it('counts, up to a bound if asked', () => {
  const three = documents({}, {}, {});
  expect(aggregate(three, [{ type: 'count', alias: 'n', upTo: null }])).toEqual({ n: integer(3) });
  expect(aggregate(three, [{ type: 'count', alias: 'n', upTo: 2 }])).toEqual({ n: integer(2) });
});

it('counts only documents that have every aggregated field', () => {
  const some = documents({ a: integer(1) }, { b: integer(1) }, { a: { stringValue: 'x' } });
  const found = aggregate(some, [
    { type: 'count', alias: 'n', upTo: null },
    { type: 'sum', alias: 'sum', path: ['a'] },
  ]);
  expect(found).toEqual({ n: integer(2), sum: integer(1) });
});

it('adds integers exactly, and gives a double for doubles and beyond 64 bits', () => {
  const sum = (...values: Value[]) =>
    aggregate(documents(...values.map((a) => ({ a }))), [{ type: 'sum', alias: 'sum', path: ['a'] }]).sum;
  expect(sum(integer(2n ** 53n), integer(1))).toEqual(integer(2n ** 53n + 1n));
  expect(sum(integer(1), { doubleValue: 0.5 })).toEqual({ doubleValue: 1.5 });
  expect(sum(integer(2n ** 63n - 1n), integer(1))).toEqual({ doubleValue: 2 ** 63 });
  expect(sum()).toEqual(integer(0));
});

it('averages to a double, and to null for no values', () => {
  const avg = [{ type: 'avg', alias: 'avg', path: ['a'] }] as const;
  expect(aggregate(documents({ a: integer(1) }, { a: integer(2) }), avg)).toEqual({
    avg: { doubleValue: 1.5 },
  });
  expect(aggregate([], avg)).toEqual({ avg: { nullValue: null } });
});
