import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { structuredQuerySchema, toQuery } from '../query/parseQuery.ts';
import type { Aggregation } from '../query/query.ts';
import { type IndexSettings, indexSettingsSchema } from './IndexSettings.ts';
import { requireIndex } from './requireIndex.ts';

const NONE = settingsOf({});

function settingsOf(content: object): IndexSettings {
  return v.parse(indexSettingsSchema, content);
}

/** Composite indexes as `a+ b- tags[]`, all of the collection `c`. */
function withIndexes(...texts: string[]): IndexSettings {
  return settingsOf({ indexes: texts.map((text) => ({ collectionGroup: 'c', fields: readFields(text) })) });
}

function readFields(text: string): object[] {
  return text.split(' ').map((field) => {
    if (field.endsWith('[]')) return { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' };
    return { fieldPath: field.slice(0, -1), order: field.endsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  });
}

interface Asked {
  where?: object[];
  /** Such as `a+ b-`. */
  orderBy?: string;
  isGroup?: boolean;
  sums?: string[];
}

const where = (path: string, op: string, value: object = { integerValue: '1' }) => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});
const NAME = { referenceValue: 'projects/p/databases/(default)/documents/c/a' };
const equal = (path: string) => where(path, 'EQUAL');
const contains = (path: string) => where(path, 'ARRAY_CONTAINS');
const anyOf = (path: string, count: number) =>
  where(path, 'IN', { arrayValue: { values: Array.from({ length: count }, () => ({ integerValue: '1' })) } });
const either = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });

function ask(settings: IndexSettings, { where: filters = [], orderBy, isGroup, sums = [] }: Asked): void {
  const message = v.parse(structuredQuerySchema, {
    from: [{ collectionId: 'c', allDescendants: isGroup ?? false }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy !== undefined && {
      orderBy: orderBy.split(' ').map((field) => ({
        field: { fieldPath: field.slice(0, -1) },
        direction: field.endsWith('-') ? 'DESCENDING' : 'ASCENDING',
      })),
    }),
  });
  const aggregations = sums.map((path): Aggregation => ({ type: 'sum', alias: path, path: [path] }));
  requireIndex(settings, toQuery('', message), aggregations);
}

function missing(settings: IndexSettings, asked: Asked): string {
  try {
    ask(settings, asked);
  } catch (error) {
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('without composite indexes', () => {
  it.each<[string, Asked]>([
    ['everything', {}],
    ['everything of a group', { isGroup: true }],
    ['by name', { orderBy: '__name__+' }],
    ['an equality', { where: [equal('a')] }],
    ['equalities, merged', { where: [equal('a'), equal('b'), equal('c')] }],
    ['an equality and a look-up in an array', { where: [equal('a'), contains('tags')] }],
    ['a list of values', { where: [anyOf('a', 3), equal('b')] }],
    ['alternatives', { where: [either(equal('a'), equal('b'))] }],
    ['one order', { orderBy: 'a-' }],
    ['one order and the same range', { where: [where('a', 'LESS_THAN')], orderBy: 'a-' }],
    ['a range', { where: [where('a', 'LESS_THAN'), where('a', 'GREATER_THAN')] }],
    ['an equality in the order of the same field', { where: [equal('a')], orderBy: 'a-' }],
    ['an equality and a range of names', { where: [equal('a'), where('__name__', 'GREATER_THAN', NAME)] }],
    ['a sum', { sums: ['a'] }],
    ['a sum of the field of the range', { where: [where('a', 'LESS_THAN')], sums: ['a'] }],
    ['a subfield', { where: [equal('a.b')] }],
  ])('serves %s', (_name, asked) => {
    expect(missing(NONE, asked)).toBe('');
  });

  it.each<[string, Asked, string]>([
    ['an equality in another order', { where: [equal('a')], orderBy: 'b-' }, 'a+ b-'],
    ['an equality with a range', { where: [equal('a'), where('b', 'LESS_THAN')] }, 'a+ b+'],
    ['an equality with an unequal', { where: [equal('a'), where('b', 'NOT_EQUAL')] }, 'a+ b+'],
    ['an array in an order', { where: [contains('tags')], orderBy: 'b+' }, 'tags[] b+'],
    ['two orders', { orderBy: 'a+ b-' }, 'a+ b-'],
    ['two ranges', { where: [where('b', 'LESS_THAN'), where('a', 'LESS_THAN')] }, 'a+ b+'],
    ['an order against the names', { orderBy: 'a+ __name__-' }, 'a+ __name__-'],
    ['the names downwards', { orderBy: '__name__-' }, '__name__-'],
    ['a sum under an equality', { where: [equal('a')], sums: ['b'] }, 'a+ b+'],
    ['two sums', { sums: ['a', 'b'] }, 'a+ b+'],
    ['one alternative', { where: [either(equal('a'), equal('b'))], orderBy: 'a+' }, 'b+ a+'],
  ])('refuses %s, and what it asks for serves it', (_name, asked, index) => {
    expect(missing(NONE, asked)).toContain(JSON.stringify(readFields(index)));
    expect(missing(withIndexes(index), asked)).toBe('');
  });
});

describe('with composite indexes', () => {
  const latest: Asked = { where: [equal('isPublished')], orderBy: 'createdAt-' };

  it('uses no index with another direction, order or length', () => {
    expect(missing(withIndexes('isPublished- createdAt-'), latest)).toBe('');
    for (const other of [
      'isPublished+ createdAt+',
      'createdAt- isPublished+',
      'isPublished+ createdAt- count-',
      'isPublished+ createdAt- __name__+',
      'isPublished[] createdAt-',
      'other+ createdAt-',
    ])
      expect(missing(withIndexes(other), latest)).not.toBe('');
  });

  it('merges indexes that end alike', () => {
    const asked: Asked = { where: [equal('a'), equal('b'), contains('tags')], orderBy: 'time+' };
    expect(missing(withIndexes('a+ time+', 'b+ tags[] time+'), asked)).toBe('');
    expect(missing(withIndexes('a+ time+', 'b+ tags[] time-'), asked)).not.toBe('');
    expect(missing(withIndexes('a+ time+', 'b+ time+'), asked)).not.toBe('');
  });

  it('needs an index for each alternative', () => {
    const asked: Asked = { where: [either(equal('a'), equal('b'))], orderBy: 'time+' };
    expect(missing(withIndexes('a+ time+'), asked)).toContain('"b"');
    expect(missing(withIndexes('a+ time+', 'b+ time+'), asked)).toBe('');
  });

  it('uses an index in order for a sum', () => {
    const asked: Asked = { where: [equal('a')], orderBy: 'b+', sums: ['n'] };
    expect(missing(withIndexes('a+ b+'), asked)).not.toBe('');
    expect(missing(withIndexes('a+ b+ n-'), asked)).toBe('');
  });

  it('keeps collections and groups apart', () => {
    const index = { collectionGroup: 'c', queryScope: 'COLLECTION_GROUP', fields: readFields('a+ b+') };
    const asked: Asked = { where: [equal('a')], orderBy: 'b+' };
    expect(missing(withIndexes('a+ b+'), { ...asked, isGroup: true })).toContain('COLLECTION_GROUP');
    expect(missing(settingsOf({ indexes: [index] }), asked)).toContain('"COLLECTION"');
    expect(missing(settingsOf({ indexes: [index] }), { ...asked, isGroup: true })).toBe('');
  });
});

describe('with settings for single fields', () => {
  const exempt = (fieldPath: string) => ({ collectionGroup: 'c', fieldPath, indexes: [] });

  it('refuses an exempt field and what lies in it', () => {
    const settings = settingsOf({ fieldOverrides: [exempt('big')] });
    for (const path of ['big', 'big.inside', 'big.`a.b`'])
      expect(missing(settings, { where: [equal(path)] })).toContain('fieldOverrides');
    expect(missing(settings, { where: [equal('small')] })).toBe('');
    expect(missing(settings, { orderBy: 'big+' })).toContain('fieldOverrides');
  });

  it('prefers the nearest setting', () => {
    const inside = { ...exempt('big.inside'), indexes: [{ order: 'ASCENDING' }] };
    const settings = settingsOf({ fieldOverrides: [exempt('*'), exempt('big'), inside] });
    expect(missing(settings, { where: [equal('big.inside')] })).toBe('');
    expect(missing(settings, { orderBy: 'big.inside-' })).not.toBe('');
    expect(missing(settings, { where: [equal('big.other')] })).not.toBe('');
    expect(missing(settings, { where: [equal('other')] })).not.toBe('');
  });

  it('asks for a group’s index beside the automatic ones, which it would replace', () => {
    const message = missing(NONE, { where: [equal('a')], isGroup: true });
    const override = JSON.parse(message.slice(message.indexOf('{')));
    expect(override.indexes).toHaveLength(4);
    const settings = settingsOf({ fieldOverrides: [override] });
    expect(missing(settings, { where: [equal('a')], isGroup: true })).toBe('');
    expect(missing(settings, { where: [equal('a')] })).toBe('');
    expect(missing(settings, { orderBy: 'a-' })).toBe('');
  });
});

describe('alternatives', () => {
  const pair = () => either(equal('a'), equal('b'));

  it('allows thirty, as production does, and bounds the work', () => {
    expect(() => ask(NONE, { where: [anyOf('a', 30)] })).not.toThrow();
    expect(() => ask(NONE, { where: [anyOf('a', 6), anyOf('b', 6)] })).toThrow('disjunctions');
    // A trillion alternatives, which could never be enumerated.
    expect(() => ask(NONE, { where: Array.from({ length: 40 }, pair) })).toThrow('disjunctions');
  });
});
