import { expect, it } from 'vitest';
import { DocumentCache } from './DocumentCache.ts';

function documentAt(path: string, updateTime = '1') {
  return { path, fields: {}, createTime: '1', updateTime };
}

it('returns a document only in the cached version', () => {
  const cache = new DocumentCache();
  const document = documentAt('c/a', '2');
  cache.keep(document, 10);
  expect(cache.get('c/a', '2')).toBe(document);
  expect(cache.get('c/a', '1')).toBeUndefined();
  expect(cache.get('c/b', '2')).toBeUndefined();
});

it('evicts the least recently used one when it is full', () => {
  const cache = new DocumentCache(25);
  for (const id of ['a', 'b']) cache.keep(documentAt(`c/${id}`), 10);
  cache.get('c/a', '1');
  cache.keep(documentAt('c/c'), 10);
  expect(['a', 'b', 'c'].map((id) => cache.get(`c/${id}`, '1') !== undefined)).toEqual([true, false, true]);
});

it('counts a document once, however often it is stored, and ignores too large ones', () => {
  const cache = new DocumentCache(25);
  cache.keep(documentAt('c/a'), 10);
  for (let time = 0; time < 5; time += 1) cache.keep(documentAt('c/b', String(time)), 10);
  expect(cache.get('c/a', '1')).toBeDefined();
  cache.keep(documentAt('c/huge'), 26);
  expect(cache.get('c/huge', '1')).toBeUndefined();
});
