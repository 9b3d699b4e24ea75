import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryValue } from '../testing/arbitraryValue.ts';
import { equalValues } from './compareValues.ts';
import type { Value } from './value.ts';
import { valueKey } from './valueKey.ts';

it('is the same for equal values only', () => {
  const pair = fc.oneof(
    fc.tuple(arbitraryValue, arbitraryValue),
    arbitraryValue.map((value): [Value, Value] => [value, structuredClone(value)]),
  );
  fc.assert(
    fc.property(pair, ([a, b]) => {
      expect(valueKey(a) === valueKey(b)).toBe(equalValues(a, b));
    }),
    { numRuns: 2000 },
  );
});

it.each<[Value, Value]>([
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ doubleValue: '-0' }, { integerValue: '0' }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 2 ** 53 }],
  [{ integerValue: '9223372036854775807' }, { doubleValue: 2 ** 63 }],
  [{ integerValue: '9007199254740993' }, { doubleValue: 2 ** 53 }],
  [{ geoPointValue: { latitude: -0, longitude: 1 } }, { geoPointValue: { latitude: 0, longitude: 1 } }],
  [{ stringValue: '1' }, { integerValue: '1' }],
  [{ arrayValue: { values: [] } }, { mapValue: { fields: {} } }],
])('%j and %j', (a, b) => {
  expect(valueKey(a) === valueKey(b)).toBe(equalValues(a, b));
});
