import { expect, it } from 'vitest';
import { isWrong, lockStateOf, outcomeOf, pressedSince, type Try } from './lockTry.ts';

const NOW: Try = {
  draft: { entered: '12', fault: null, changedAfter: null },
  announcements: 3,
  error: null,
  wait: 0,
  isBusy: false,
  isThinking: false,
  isOffline: false,
  isOpen: false,
};
const WRONG = { type: 'wrong' } as const;
const CLOSED = { type: 'closed', until: 0 } as const;
const CHANGED = { entered: '13', fault: null, changedAfter: 3 };
const MISSING = { entered: '', fault: 'missing', changedAfter: 2 } as const;

it.each<[string, Partial<Try>, string, string]>([
  ['nothing yet', {}, 'rest', 'none'],
  ['an empty answer', { draft: MISSING }, 'rest', 'missing'],
  ['one key more than it takes', { draft: { ...CHANGED, fault: 'full' } }, 'rest', 'full'],
  ['an answer on its way', { isBusy: true }, 'waiting', 'none'],
  ['one that is long in coming', { isBusy: true, isThinking: true }, 'waiting', 'thinking'],
  ['no connection', { isBusy: true, isOffline: true, error: WRONG }, 'offline', 'offline'],
  ['a wrong answer', { error: WRONG }, 'wrong', 'wrong'],
  ['the next one after it on its way', { error: WRONG, isBusy: true }, 'waiting', 'none'],
  ['the next one after it being entered', { error: WRONG, draft: CHANGED }, 'rest', 'none'],
  ['too many wrong ones (P13)', { error: CLOSED, wait: 12 }, 'resting', 'closed'],
  ['the lock takes answers again', { error: CLOSED }, 'rest', 'openAgain'],
  ['it takes them again, and one is on its way', { error: CLOSED, isBusy: true }, 'waiting', 'none'],
  ['the right answer', { error: WRONG, isOpen: true }, 'open', 'none'],
])('a lock in the hand after %s', (_, change, state, outcome) => {
  const now = { ...NOW, ...change };
  expect([lockStateOf(now), outcomeOf(now).type]).toEqual([state, outcome]);
});

it('K7 what the room says to a wrong answer stays while the next one is entered, and that it was wrong does not', () => {
  const now: Try = { ...NOW, error: { ...WRONG, text: 'Older.' }, draft: CHANGED };
  expect(outcomeOf(now)).toEqual({ type: 'wrong', text: 'Older.', isPast: true });
  expect(isWrong(now)).toBe(false);
});

it('over a wrong answer that is still there, only what was pressed since is entered', () => {
  expect(pressedSince('red blue', 'red blue green')).toBe('green');
  expect(pressedSince('12', '7')).toBe('7');
});
