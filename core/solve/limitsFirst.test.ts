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
/** More work, in the units of `countLooks`, than a small room takes. */
const FEW_LOOKS = 10_000;

const room = build(lockByPassword('chest', 'alpha'), furnish({ chest: chestEntry }));

function withChest(traits: Partial<ItemConfig>): Room {
  return { ...room, itemConfigs: { ...room.itemConfigs, chest: { ...get(room, 'chest'), ...traits } } };
}

describe('S5 R4 a text over its limit is refused by its length, before it is folded', () => {
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

  it('reports an answer only as too long', () => {
    const ofChest = findProblems(withChest({ unlockPassword: HUGE })).filter(({ items }) =>
      items.includes('chest'),
    );
    expect(ofChest).toEqual([
      { severity: 'error', code: 'limitPassed', items: ['chest'], field: 'password' },
    ]);
  });

  it('includes an entered answer, and one converted to another face', () => {
    const lock: AnswerLock = get(room, 'chest');
    const looks = looksOf(() => {
      expect(isAnswer(lock, readAnswer(lock, HUGE, ''))).toBe(false);
      expect(isAnswer({ ...lock, unlockPassword: HUGE }, 'alpha')).toBe(false);
      expect(keepAnswer({ type: 'text' }, { type: 'digits' }, HUGE)).not.toBe(HUGE);
    });
    expect(looks).toBeLessThan(FEW_LOOKS);
  });

  it('includes a name, of which only the beginning is searched', () => {
    expect(looksOf(() => searchWordsOf(HUGE))).toBeLessThan(FEW_LOOKS);
  });
});
