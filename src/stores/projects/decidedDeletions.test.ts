import { expect, it } from 'vitest';
import { keyStorage } from '../testing/keyStorage.ts';
import { decidedDeletions } from './decidedDeletions.ts';

it('keeps each creator’s own, once, until they are forgotten', () => {
  const { keep, forget, list } = decidedDeletions(keyStorage());
  for (const id of ['a', 'b', 'a']) keep('u1', id);
  keep('u2', 'c');
  expect([list('u1'), list('u2'), list('u3')]).toEqual([['b', 'a'], ['c'], []]);
  forget('u1', 'b');
  forget('u1', 'a');
  expect([list('u1'), list('u2')]).toEqual([[], ['c']]);
});

it.each(['', '{', '7', '{"a":1}', '["a",1]'])('reads nothing out of %j', (text) => {
  const storage = { ...keyStorage(), getItem: () => text };
  expect(decidedDeletions(storage).list('u1')).toEqual([]);
});
