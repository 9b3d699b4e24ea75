import { describe, expect, it } from 'vitest';
import type { ReadDocument } from '../StoredDocument.ts';
import type { Fields, IntegerValue, NumberValue, Value } from '../values/value.ts';
import { finishAtOnce } from '../work/finishAtOnce.ts';
import { stageWrites } from './stageWrites.ts';
import type { Precondition, Transform, TransformOperation, UpdateWrite, Write } from './write.ts';

const BEFORE = '2026-01-01T00:00:00.000000Z';
const NOW = '2026-01-02T00:00:00.000000Z';
const integer = (n: number | bigint): IntegerValue => ({ integerValue: String(n) });

function readerOf(documents: Record<string, Fields>): ReadDocument {
  return (path) => {
    const fields = documents[path];
    return fields && { path, fields, createTime: BEFORE, updateTime: BEFORE };
  };
}

const stage = (read: ReadDocument, writes: readonly Write[]) => finishAtOnce(stageWrites(read, writes, NOW));

function update(path: string, fields: Fields, parts: Partial<UpdateWrite> = {}): Write {
  return { type: 'update', path, fields, mask: undefined, transforms: [], precondition: {}, ...parts };
}

const stageOne = (stored: Fields, write: Write) => stage(readerOf({ 'c/d': stored }), [write]);
const fieldsAfter = (stored: Fields, write: Write) => stageOne(stored, write).changes.get('c/d')?.fields;

describe('updates', () => {
  const stored = { a: integer(1), b: integer(2) };

  it('replace without a mask, merge with one, and change nothing with an empty one', () => {
    expect(fieldsAfter(stored, update('c/d', { c: integer(3) }))).toEqual({ c: integer(3) });
    const mask = [['a'], ['b']] as const;
    expect(fieldsAfter(stored, update('c/d', { b: integer(9) }, { mask }))).toEqual({ b: integer(9) });
    expect(fieldsAfter(stored, update('c/d', {}, { mask: [] }))).toEqual(stored);
  });

  it('keep the time of creation, and the time of update too when nothing changes', () => {
    const changed = stageOne(stored, update('c/d', {}));
    expect(changed.changes.get('c/d')).toMatchObject({ createTime: BEFORE, updateTime: NOW });
    const same = stageOne(stored, update('c/d', { b: integer(2), a: integer(1) }));
    expect(same.changes.get('c/d')?.updateTime).toBe(BEFORE);
    expect(same.results).toEqual([{ updateTime: BEFORE }]);
  });

  it('see the results of earlier writes in the commit', () => {
    const increment: Transform = { path: ['a'], type: 'increment', operand: integer(1) };
    const step = update('c/d', {}, { mask: [], transforms: [increment] });
    const { changes, accesses } = stage(readerOf({}), [step, step, step]);
    expect(changes.get('c/d')?.fields).toEqual({ a: integer(3) });
    expect(accesses.map(({ access }) => access.type)).toEqual(['create', 'update', 'update']);
  });
});

describe('transforms', () => {
  const transformed = (old: Value | undefined, operation: TransformOperation) => {
    const write = update('c/d', {}, { mask: [], transforms: [{ path: ['a'], ...operation }] });
    return fieldsAfter(old === undefined ? {} : { a: old }, write)?.a;
  };
  const increment = (operand: NumberValue): TransformOperation => ({ type: 'increment', operand });
  const maximum = (operand: NumberValue): TransformOperation => ({ type: 'maximum', operand });
  const minimum = (operand: NumberValue): TransformOperation => ({ type: 'minimum', operand });

  it('increment: integers stay exact and stop at 64 bits, doubles win, no number counts as nothing', () => {
    expect(transformed(integer(2n ** 53n), increment(integer(1)))).toEqual(integer(2n ** 53n + 1n));
    expect(transformed(integer(2n ** 63n - 1n), increment(integer(1)))).toEqual(integer(2n ** 63n - 1n));
    expect(transformed(integer(-(2n ** 63n)), increment(integer(-1)))).toEqual(integer(-(2n ** 63n)));
    expect(transformed(integer(1), increment({ doubleValue: 0.5 }))).toEqual({ doubleValue: 1.5 });
    expect(transformed({ stringValue: 'x' }, increment(integer(2)))).toEqual(integer(2));
  });

  it('maximum and minimum: equal numbers leave the field, NaN wins', () => {
    expect(transformed(integer(3), maximum({ doubleValue: 3.5 }))).toEqual({ doubleValue: 3.5 });
    expect(transformed(integer(3), maximum({ doubleValue: 3 }))).toEqual(integer(3));
    expect(transformed(integer(3), maximum({ doubleValue: 'NaN' }))).toEqual({ doubleValue: 'NaN' });
    expect(transformed(integer(3), minimum(integer(2)))).toEqual(integer(2));
    expect(transformed(undefined, minimum(integer(2)))).toEqual(integer(2));
  });

  it('arrays: by equality across number types, each element once', () => {
    const values = { arrayValue: { values: [integer(1), { nullValue: null }] } } as const;
    const elements: Value[] = [{ doubleValue: 1 }, integer(2), integer(2)];
    expect(transformed(values, { type: 'append', elements })).toEqual({
      arrayValue: { values: [integer(1), { nullValue: null }, integer(2)] },
    });
    expect(transformed(values, { type: 'remove', elements })).toEqual({
      arrayValue: { values: [{ nullValue: null }] },
    });
  });

  it('report their results: the value, or null for arrays', () => {
    const transforms: Transform[] = [
      { path: ['at'], type: 'serverTime' },
      { path: ['list'], type: 'append', elements: [] },
    ];
    const { results } = stageOne({}, update('c/d', {}, { transforms }));
    expect(results[0]?.transformResults).toEqual([{ timestampValue: NOW }, { nullValue: null }]);
  });
});

describe('preconditions', () => {
  const failure = (
    path: string,
    precondition: Precondition,
    type: 'update' | 'delete' | 'verify' = 'update',
  ) => {
    const write: Write =
      type === 'update' ? update(path, {}, { precondition }) : { type, path, precondition };
    const { accesses, failure } = stage(readerOf({ 'c/d': {} }), [write]);
    return (accesses[0]?.conflict ?? failure)?.status;
  };

  it.each([
    ['c/d', { exists: true }, undefined],
    ['c/x', { exists: true }, 'NOT_FOUND'],
    ['c/d', { exists: false }, 'ALREADY_EXISTS'],
    ['c/x', { exists: false }, undefined],
    ['c/d', { updateTime: BEFORE }, undefined],
    ['c/d', { updateTime: NOW }, 'FAILED_PRECONDITION'],
    ['c/x', { updateTime: BEFORE }, 'FAILED_PRECONDITION'],
  ] as const)('%s %j gives %s', (path, precondition, status) => {
    expect(failure(path, precondition)).toBe(status);
    expect(failure(path, precondition, 'delete')).toBe(status);
    expect(failure(path, precondition, 'verify')).toBe(status);
  });

  it('requiring a document that an earlier write of the commit deletes is an invalid request, whatever is stored', () => {
    const failureOf = (...writes: Write[]) => stage(readerOf({ 'c/d': {} }), writes).failure?.status;
    const remove = (path: string): Write => ({ type: 'delete', path, precondition: {} });
    const updateExisting = (path: string) => update(path, {}, { precondition: { exists: true } });
    for (const path of ['c/d', 'c/x']) {
      expect(failureOf(remove(path), updateExisting(path))).toBe('INVALID_ARGUMENT');
      expect(failureOf(remove(path), update(path, {}), updateExisting(path))).toBeUndefined();
    }
    expect(failureOf(updateExisting('c/d'), remove('c/d'))).toBeUndefined();
    expect(failureOf(updateExisting('c/x'), remove('c/x'))).toBe('NOT_FOUND');
  });
});
