import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryValue } from '../testing/arbitraryValue.ts';
import { compareResourceNames, compareStrings } from './compareStrings.ts';
import { compareValues, equalValues } from './compareValues.ts';
import type { Value } from './value.ts';

const SEED = 20260101;
const vector = (...values: Value[]): Value => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
});

/** Firestore's documented order, each value before the next. */
const ASCENDING: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: -1.5 },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { doubleValue: 2 ** 53 },
  { integerValue: '9007199254740993' },
  { integerValue: '9007199254740994' },
  { doubleValue: 'Infinity' },
  { timestampValue: '1969-12-31T23:59:59.999999Z' },
  { timestampValue: '2026-01-01T00:00:00.000000Z' },
  { stringValue: '' },
  { stringValue: 'Z' },
  { stringValue: 'a' },
  { stringValue: '\uffee' },
  { stringValue: '🗝' },
  { bytesValue: '' },
  { bytesValue: 'AP8=' },
  { bytesValue: 'AQ==' },
  { referenceValue: 'projects/p/databases/d/documents/a/__id-5__' },
  { referenceValue: 'projects/p/databases/d/documents/a/__id10__' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
  { referenceValue: 'projects/p/databases/d/documents/a/b-' },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 1, longitude: -5 } },
  { geoPointValue: { latitude: 1, longitude: 5 } },
  { arrayValue: { values: [] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
  { arrayValue: { values: [{ integerValue: '2' }] } },
  vector({ doubleValue: 9.5 }),
  vector({ doubleValue: 1 }, { doubleValue: 1 }),
  { mapValue: { fields: {} } },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { b: { integerValue: '0' }, a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '2' } } } },
];

it('orders all types and values as Firestore documents it', () => {
  for (const [i, a] of ASCENDING.entries()) {
    for (const [j, b] of ASCENDING.entries()) {
      expect(Math.sign(compareValues(a, b)), JSON.stringify([a, b])).toBe(Math.sign(i - j));
    }
  }
});

it('treats numbers of the same value as equal, of any type', () => {
  expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true);
  expect(equalValues({ integerValue: '0' }, { doubleValue: '-0' })).toBe(true);
  expect(equalValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true);
  expect(equalValues({ integerValue: '9007199254740993' }, { doubleValue: 2 ** 53 })).toBe(false);
});

it('is a total order on any values', () => {
  fc.assert(
    fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
      expect(compareValues(a, a)).toBe(0);
      expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

it('orders text by its UTF-8 bytes', () => {
  const unit = fc.constantFrom('a', 'b', 'é', '\u{d7ff}', '\u{e000}', '\u{ffee}', '🗝', '\u{10ffff}');
  const text = fc.string({ unit, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

it('distinguishes numeric ids beyond the precision of a double', () => {
  expect(compareResourceNames('c/__id9223372036854775806__', 'c/__id9223372036854775807__')).toBeLessThan(0);
});
