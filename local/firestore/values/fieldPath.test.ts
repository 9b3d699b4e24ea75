import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickFields } from '../handlers/documentView.ts';
import { FieldsDraft } from './FieldsDraft.ts';
import {
  type FieldPath,
  formatFieldPath,
  getField,
  parseFieldPath,
  parseWritableFieldPath,
} from './fieldPath.ts';
import type { Fields, Value } from './value.ts';

const integer = (n: number): Value => ({ integerValue: String(n) });
const map = (fields: Fields): Value => ({ mapValue: { fields } });

describe('parsing', () => {
  it.each([
    ['a', ['a']],
    ['a.b_2._c', ['a', 'b_2', '_c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['a.`\\`tick\\\\`', ['a', '`tick\\']],
    ['`9 né`', ['9 né']],
  ])('%s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '9a', '`', '``', '`a', 'a`b`', '`a`b', 'é'])(
    'refuses %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
    },
  );

  it('parses any path that it formatted', () => {
    const path = fc.tuple(
      fc.string({ minLength: 1 }),
      fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(path, ([head, rest]) => {
        expect(parseFieldPath(formatFieldPath([head, ...rest]))).toEqual([head, ...rest]);
      }),
      { seed: 20260103, numRuns: 1000 },
    );
  });

  it('refuses to write reserved names', () => {
    expect(() => parseWritableFieldPath('a.__proto__')).toThrow('reserved');
    expect(() => parseWritableFieldPath('__name__')).toThrow('reserved');
  });

  it('refuses to read reserved names, except that of the document itself', () => {
    expect(parseFieldPath('__name__')).toEqual(['__name__']);
    for (const reserved of ['__x__', '____', 'a.__name__', '__name__.a', '__id7__']) {
      expect(() => parseFieldPath(reserved)).toThrow('reserved');
    }
  });
});

describe('fields', () => {
  const fields: Fields = { a: map({ b: integer(1), c: integer(2) }), d: integer(3) };

  it('reads own fields only', () => {
    expect(getField(fields, ['a', 'b'])).toEqual(integer(1));
    expect(getField(fields, ['d', 'b'])).toBeUndefined();
    expect(getField(fields, ['constructor'])).toBeUndefined();
    expect(getField(fields, ['__proto__'])).toBeUndefined();
  });

  const withField = (path: FieldPath, value: Value | undefined) => {
    const draft = new FieldsDraft(fields);
    draft.set(path, value);
    return draft.fields;
  };

  it('sets, removes and makes the maps on the way, and leaves the old fields alone', () => {
    expect(withField(['a', 'b'], integer(9))).toEqual({
      a: map({ b: integer(9), c: integer(2) }),
      d: integer(3),
    });
    expect(withField(['d', 'x'], integer(9))).toEqual({ ...fields, d: map({ x: integer(9) }) });
    expect(withField(['a', 'b'], undefined)).toEqual({ a: map({ c: integer(2) }), d: integer(3) });
    expect(withField(['d', 'x'], undefined)).toEqual(fields);
    expect(fields).toEqual({ a: map({ b: integer(1), c: integer(2) }), d: integer(3) });
  });

  it('picks the named parts', () => {
    expect(pickFields(fields, [['a', 'c'], ['d'], ['none']])).toEqual({
      a: map({ c: integer(2) }),
      d: integer(3),
    });
  });
});
