import { expect, it } from 'vitest';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { namesOfResults } from './resultNames.ts';

it('numbers guests without a name through both lists, and calls everybody else by their name', () => {
  const names = namesOfResults(
    [{ username: NAMELESS }, { username: 'Ada' }, { username: NAMELESS }],
    [{ username: null }, { username: 'Finn' }, { username: null }],
  );
  expect(names).toEqual({
    records: ['Guest 1', 'Ada', 'Guest 2'],
    unfinished: ['Guest 3', 'Finn', 'Guest 4'],
    areNumbered: true,
  });
  expect(namesOfResults([{ username: 'Ada' }], []).areNumbered).toBe(false);
});
