import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryValue } from '../testing/arbitraryValue.ts';
import { compareResourceNames } from '../values/compareStrings.ts';
import { compareValues } from '../values/compareValues.ts';
import { doubleValue } from '../values/numbers.ts';
import type { Value } from '../values/value.ts';
import { inverted, keyAfterAll, keyAt } from './Edge.ts';
import { encodeValue, writeName } from './encodeValue.ts';
import { KeyWriter } from './KeyWriter.ts';

/** Numbers about the limits of what doubles tell apart, as integers and as doubles. */
const largeNumber: fc.Arbitrary<Value> = fc
  .tuple(fc.constantFrom(2n ** 53n, 2n ** 54n, 2n ** 62n, 2n ** 63n - 1n), fc.bigInt(-2050n, 0n))
  .chain(([limit, less]) => fc.constantFrom(limit + less, -limit - less))
  .chain((integer) =>
    fc.constantFrom<Value>({ integerValue: integer.toString() }, doubleValue(Number(integer))),
  );
const anyValue = fc.oneof(arbitraryValue, largeNumber);

it('orders values as they are compared, and gives equal ones the same bytes', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      const order = Buffer.compare(encodeValue(a), encodeValue(b));
      expect(order).toBe(Math.sign(compareValues(a, b)));
    }),
    { seed: 20260171, numRuns: 2000 },
  );
});

it('lets no value begin with the bytes of another, so that they can follow each other in a key', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      const [x, y] = [encodeValue(a), encodeValue(b)];
      expect(y.subarray(0, x.length).equals(x)).toBe(compareValues(a, b) === 0);
    }),
    { seed: 20260172, numRuns: 1000 },
  );
});

it('orders documents’ names segment by segment, numbers first', () => {
  const id = fc.constantFrom(
    'a',
    'b',
    'a-b',
    'a\0',
    '__id7__',
    '__id12__',
    '__id-2__',
    '__id07__',
    '🗝',
    '\uffee',
  );
  const path = fc.array(id, { minLength: 1, maxLength: 3 }).map((ids) => ids.join('/'));
  fc.assert(
    fc.property(path, path, (a, b) => {
      const [x, y] = [a, b].map((name) => {
        const writer = new KeyWriter();
        writeName(writer, name);
        return writer.take();
      });
      expect(Buffer.compare(x as Buffer, y as Buffer)).toBe(Math.sign(compareResourceNames(a, b)));
    }),
    { seed: 20260173, numRuns: 1000 },
  );
});

it('finds the place after all keys that begin with some bytes, in either order', () => {
  expect(keyAfterAll(Buffer.of(1, 2))).toEqual(Buffer.of(1, 3));
  expect(keyAfterAll(Buffer.of(1, 0xff, 0xff))).toEqual(Buffer.of(2));
  expect(keyAt(inverted({ bytes: Buffer.of(1, 2), isAfter: true }))).toEqual(Buffer.of(0xfe, 0xfd));
});
