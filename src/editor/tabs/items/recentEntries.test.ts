import { expect, it } from 'vitest';
import { keepRecent, readRecent } from './recentEntries.ts';

function createShelf(first: string | null = null) {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

it('keeps what was added last, the latest first, each once', () => {
  const shelf = createShelf();
  for (const id of ['chest', 'key', 'note', 'chest']) keepRecent(id, shelf);
  expect(readRecent(shelf)).toEqual(['chest', 'note', 'key']);
});

it('keeps so many and no more', () => {
  const shelf = createShelf();
  for (let index = 0; index < 60; index++) keepRecent(`item-${index}`, shelf);
  expect(readRecent(shelf)).toHaveLength(24);
  expect(readRecent(shelf)[0]).toBe('item-59');
});

it.each([
  '',
  '{',
  'null',
  '{"a":1}',
  '[1]',
  '[""]',
  JSON.stringify(Array(25).fill('a')),
  JSON.stringify(['a'.repeat(101)]),
])('begins anew where something else was kept: %s', (kept) => {
  const shelf = createShelf(kept);
  expect(readRecent(shelf)).toEqual([]);
  keepRecent('key', shelf);
  expect(readRecent(shelf)).toEqual(['key']);
});
