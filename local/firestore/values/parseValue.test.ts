import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryValue } from '../testing/arbitraryValue.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import { parseFields, parseValue } from './parseValue.ts';

it('leaves what is already canonical as it is', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
    { seed: 20260102, numRuns: 1000 },
  );
});

describe('spells alike what can be spelt in several ways', () => {
  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '-007' }, { integerValue: '-7' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ timestampValue: '2026-01-02T03:04:05Z' }, { timestampValue: '2026-01-02T03:04:05.000000Z' }],
    [{ timestampValue: '2026-01-02T03:04:05.123456789Z' }, { timestampValue: '2026-01-02T03:04:05.123456Z' }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
  ])('%j', (raw, canonical) => {
    expect(parseValue(raw)).toEqual(canonical);
  });
});

describe('refuses as INVALID_ARGUMENT', () => {
  let deep: unknown = { nullValue: null };
  for (let depth = 0; depth < 100; depth++) deep = { arrayValue: { values: [deep] } };

  it.each([
    undefined,
    null,
    [],
    'text',
    {},
    { unknownValue: 1 },
    { constructor: 1 },
    { nullValue: null, booleanValue: true },
    { booleanValue: 'true' },
    { integerValue: '1.5' },
    { integerValue: '9223372036854775808' },
    { integerValue: '' },
    { doubleValue: '0x10' },
    { doubleValue: '' },
    { timestampValue: 'yesterday' },
    { timestampValue: '2026-02-30T00:00:00Z' },
    { stringValue: 1 },
    { stringValue: '\ud800' },
    { bytesValue: 'not base64!' },
    { referenceValue: 'rooms/r1' },
    { geoPointValue: { latitude: 91 } },
    { geoPointValue: { latitude: Number.NaN } },
    { arrayValue: { values: {} } },
    { mapValue: { fields: [] } },
    { mapValue: { fields: { '': { nullValue: null } } } },
    { mapValue: { fields: JSON.parse('{"__proto__":{"nullValue":null}}') } },
    deep,
  ])('%j', (raw) => {
    expect(() => parseValue(raw)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});

it('keeps names that JavaScript objects are born with', () => {
  const fields = finishAtOnce(
    parseFields({ constructor: { booleanValue: true }, toString: { nullValue: null } }),
  );
  expect(Object.keys(fields)).toEqual(['constructor', 'toString']);
});

it('orders the fields of a map by their names, in any input order', () => {
  const map = { mapValue: { fields: { b: { nullValue: null }, a: { nullValue: null } } } };
  const fields = finishAtOnce(parseFields({ z: map, m: { nullValue: null } }));
  expect(Object.keys(fields)).toEqual(['m', 'z']);
  expect(JSON.stringify(fields.z)).toBe(
    '{"mapValue":{"fields":{"a":{"nullValue":null},"b":{"nullValue":null}}}}',
  );
});
