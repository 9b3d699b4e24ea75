import { describe, expect, it } from 'vitest';
import { chestEntry, noteEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { act, startedPlay } from '../testing/playing.ts';
import { lockWords } from './lockWords.ts';

/** The note has the question of the chest, as in a room made from questions. */
const room = furnished(
  { chest: chestEntry, note: noteEntry },
  {
    chest: {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: 'lima',
      description: 'custom',
      customDescription: 'It has :star: on its lid.',
      toldBy: ['note'],
    },
    note: {
      description: 'custom',
      customDescription: 'Somebody wrote:\n\nThe capital of Peru?\n\n:star:',
      showsAs: 'paper',
    },
  },
);

describe('Q4 the words by which a teacher knows a lock', () => {
  const begun = startedPlay(room);
  const having = (...items: readonly string[]) =>
    items.reduce((play, item) => act(room, play, { type: 'click', item }).play, begun);

  it('are none before the team has read any', () => {
    expect(lockWords(room, begun, 'chest')).toBe('');
    expect(lockWords(room, begun, 'gone')).toBe('');
  });

  it('are what the lock says, and its question once that was read', () => {
    expect(lockWords(room, having('chest'), 'chest')).toBe('It has :star: on its lid.');
    expect(lockWords(room, having('note'), 'chest')).toBe('The capital of Peru?');
    expect(lockWords(room, having('chest', 'note'), 'chest')).toBe('The capital of Peru?');
  });
});
