import fc from 'fast-check';
import { doubleValue } from '../values/numbers.ts';
import { timestampFromMicros } from '../values/timestamp.ts';
import type { Value } from '../values/value.ts';

const fieldName = fc.string({
  minLength: 1,
  maxLength: 3,
  unit: fc.constantFrom('a', 'b', '.', '`', 'é', '🗝'),
});

/** Any canonical value; small ranges, so that equal and neighbouring ones occur. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant<Value>({ nullValue: null }),
    fc.boolean().map((booleanValue): Value => ({ booleanValue })),
    fc
      .oneof(fc.integer({ min: -3, max: 3 }), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }))
      .map((integer): Value => ({ integerValue: integer.toString() })),
    fc.oneof(fc.double(), fc.constantFrom(1, -0, 2 ** 53)).map((number): Value => doubleValue(number)),
    fc.integer().map((micros): Value => ({ timestampValue: timestampFromMicros(micros) })),
    fc.string({ unit: 'grapheme', maxLength: 3 }).map((stringValue): Value => ({ stringValue })),
    fc
      .uint8Array({ maxLength: 3 })
      .map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
    fc
      .dictionary(fieldName, tie('value'), { maxKeys: 3, noNullPrototype: true })
      .map((fields): Value => ({ mapValue: { fields } })),
  ),
})).value;
