import { expect, it } from 'vitest';
import { assertStorable } from './assertStorable.ts';
import type { Value } from './value.ts';

it("counts bytes as Firestore's documentation says", () => {
  // `rooms/r` 6 + 2 + 16, the field's name 5, the text's terminator 1, the document 32.
  const overhead = 62;
  const text = (length: number) => ({ text: { stringValue: 'é'.repeat(length / 2) } });
  expect(() => assertStorable('rooms/r', text(1_048_576 - overhead))).not.toThrow();
  expect(() => assertStorable('rooms/r', text(1_048_578 - overhead))).toThrow('its size exceeds');
});

it('refuses maps nested over 20 deep', () => {
  const nest = (depth: number): Value =>
    depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nest(depth - 1) } } };
  expect(() => assertStorable('rooms/r', { a: nest(19) })).not.toThrow();
  expect(() => assertStorable('rooms/r', { a: nest(20) })).toThrow('20 levels');
});

it('refuses an array in an array, and allows one in a map in an array', () => {
  const inner: Value = { arrayValue: { values: [] } };
  expect(() => assertStorable('rooms/r', { a: { arrayValue: { values: [inner] } } })).toThrow('array');
  const wrapped: Value = { mapValue: { fields: { inner } } };
  expect(() => assertStorable('rooms/r', { a: { arrayValue: { values: [wrapped] } } })).not.toThrow();
});
