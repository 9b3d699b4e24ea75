import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from './hashOf.ts';
import { type RealtimeValue, toJson, valueAt, withValueAt } from './RealtimeValue.ts';
import { readValue } from './readValue.ts';
import { isAtOrAbove, parsePath } from './realtimePath.ts';

const read = (json: unknown, before: RealtimeValue = null) => readValue(json, { before, now: 1000 }, 0);

describe('a value', () => {
  it('is read without empty parts; a list has its indexes as keys', () => {
    expect(toJson(read({ a: null, b: { c: {} }, d: [true, null, 'x'] }))).toEqual({ d: { 0: true, 2: 'x' } });
    expect(read({ a: [] })).toBeNull();
  });

  it('accepts the server’s time and increments', () => {
    const before = read({ n: 4, text: 'a' });
    const asked = {
      at: { '.sv': 'timestamp' },
      n: { '.sv': { increment: 2 } },
      text: { '.sv': { increment: 1 } },
    };
    expect(toJson(read(asked, before))).toEqual({ at: 1000, n: 6, text: 1 });
    for (const wish of ['now', null, {}, { increment: 'x' }])
      expect(() => read({ '.sv': wish }), JSON.stringify(wish)).toThrow('server value');
    expect(() => read({ '.sv': { increment: Number.MAX_VALUE } }, Number.MAX_VALUE)).toThrow('too large');
  });

  it('has no priority, no key that Firebase refuses, no infinite number and no more than 32 levels', () => {
    expect(() => read({ '.priority': 1, a: 1 })).toThrow('Priorities');
    for (const key of ['', 'a.b', 'a#', '$a', 'a[', 'a]', 'a/b', 'a\nb', 'ü'.repeat(385)])
      expect(() => read({ [key]: 1 }), key).toThrow('A key is not valid.');
    expect(() => read(JSON.parse('1e999'))).toThrow('too large');
    const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
    expect(() => read(deep(32))).not.toThrow();
    expect(() => read(deep(33))).toThrow('deeper');
    expect(() => parsePath('a/'.repeat(33))).toThrow('deeper');
  });

  it('may have keys that are special in JavaScript', () => {
    const value = read(JSON.parse('{"__proto__":{"polluted":1},"constructor":2}'));
    expect(valueAt(value, ['__proto__', 'polluted'])).toBe(1);
    expect(valueAt(value, ['toString'])).toBeNull();
    expect(Object.keys(toJson(value) as object)).toEqual(['__proto__', 'constructor']);
    expect('polluted' in {}).toBe(false);
  });
});

const key = fc.constantFrom('a', 'b', 'c', '__proto__', '0', '10');
const path = fc.array(key, { maxLength: 4 });
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, 1, 'x', true), tie('node')),
  node: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
}));

describe('a write', () => {
  it('is what is read at its path, leaves its neighbours, and leaves no empty node', () => {
    fc.assert(
      fc.property(json, json, path, path, (first, second, place, other) => {
        const before = read(first);
        const value = read(second);
        const after = withValueAt(before, place, value);
        expect(toJson(valueAt(after, place))).toEqual(toJson(value));
        if (!isAtOrAbove(place, other) && !isAtOrAbove(other, place)) {
          const isBelowLeaf =
            value !== null && place.some((_, at) => typeof valueAt(before, place.slice(0, at)) !== 'object');
          if (!isBelowLeaf) expect(toJson(valueAt(after, other))).toEqual(toJson(valueAt(before, other)));
        }
        expect(toJson(read(toJson(after)))).toEqual(toJson(after));
      }),
    );
  });
});

describe('a hash', () => {
  it('is that of the value, whatever the order of its keys', () => {
    expect(hashOf(null)).toBe('');
    expect(hashOf(read({ 2: 1, 10: 1, b: 1, a: 1 }))).toBe(hashOf(read({ a: 1, b: 1, 10: 1, 2: 1 })));
    expect(hashOf(1)).not.toBe(hashOf('1'));
  });
});
