import { describe, expect, it } from 'vitest';
import { keepAnswer } from '../lock/answer/keepAnswer.ts';
import { type AnswerLock, isAnswer, readAnswer } from '../lock/lock.ts';
import { searchWordsOf } from '../room/lists/searchWords.ts';
import type { ItemConfig, Room } from '../room/model.ts';
import { build, furnish, get, lockByPassword } from '../testing/build.ts';
import { chestEntry } from '../testing/entries.ts';
import { looksOf } from '../util/looks.ts';
import { findProblems } from './findings/findProblems.ts';

/** Folds to eighteen times as many characters. */
const HUGE = '\uFDFA'.repeat(300_000);
/** More than a small room takes. */
const FEW_LOOKS = 10_000;

const room = build(lockByPassword('chest', 'alpha'), furnish({ chest: chestEntry }));

function withChest(traits: Partial<ItemConfig>): Room {
  return { ...room, itemConfigs: { ...room.itemConfigs, chest: { ...get(room, 'chest'), ...traits } } };
}

describe('S5 R4 what is over its limit is refused by its length, before it is folded', () => {
  it.each<[string, Room]>([
    ['a password', withChest({ unlockPassword: HUGE })],
    ['a further answer', withChest({ alsoAccepts: [HUGE] })],
    ['a message', withChest({ description: 'custom', customDescription: HUGE })],
    ['an opened message', withChest({ openedDescription: HUGE })],
    ['the words to a wrong answer', withChest({ wrongText: HUGE })],
    ['a hint', withChest({ hints: [HUGE] })],
    ['a name', withChest({ name: HUGE })],
    ['an introduction', { ...room, introduction: HUGE }],
    ['a room’s name', { ...room, roomName: HUGE }],
  ])('%s', (_, over) => {
    const looks = looksOf(() => {
      expect(findProblems(over).map(({ code }) => code)).toContain('limitPassed');
    });
    expect(looks).toBeLessThan(FEW_LOOKS);
  });

  it('names the answer as too long, and as nothing else', () => {
    const ofChest = findProblems(withChest({ unlockPassword: HUGE })).filter(({ items }) =>
      items.includes('chest'),
    );
    expect(ofChest).toEqual([
      { severity: 'error', code: 'limitPassed', items: ['chest'], field: 'password' },
    ]);
  });

  it('an answer that is entered, or has to be written on another face', () => {
    const lock: AnswerLock = get(room, 'chest');
    const looks = looksOf(() => {
      expect(isAnswer(lock, readAnswer(lock, HUGE, ''))).toBe(false);
      expect(isAnswer({ ...lock, unlockPassword: HUGE }, 'alpha')).toBe(false);
      expect(keepAnswer({ type: 'text' }, { type: 'digits' }, HUGE)).not.toBe(HUGE);
    });
    expect(looks).toBeLessThan(FEW_LOOKS);
  });

  it('a name of which only the beginning can be searched for', () => {
    expect(looksOf(() => searchWordsOf(HUGE))).toBeLessThan(FEW_LOOKS);
  });
});
