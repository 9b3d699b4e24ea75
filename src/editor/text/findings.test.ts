import { describe, expect, it } from 'vitest';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { FINDING_CODES, type Finding } from '../../../core/solve/findings/finding.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';
import { findingText, stepText, walkthroughText } from './findings.ts';

const room = build(
  [
    { type: 'setName', id: 'safe', name: 'The safe' },
    { type: 'setName', id: 'key', name: 'The brass key' },
    { type: 'setName', id: 'note', name: 'The note' },
    ...hideIn('safe', 'key'),
    ...lockByItem('door', 'key'),
  ],
  furnish({ safe: chestEntry, key: keyEntry, note: noteEntry }),
);

function finding(code: Finding['code'], ...items: readonly string[]): Finding {
  return { severity: 'error', code, items };
}

describe('S2 why there is no way out', () => {
  it('is said at the items concerned', () => {
    const stuck = build(
      [...hideIn('key', 'note'), ...lockByItem('safe', 'key'), ...lockByItem('door', 'note')],
      room,
    );
    const [problem] = findProblems(stuck);
    expect(problem && findingText(stuck, problem)).toBe(
      'There is no way out. The brass key: hidden by The safe. The safe: locked by The brass key.',
    );
  });
});

describe('L3 findings in words', () => {
  it('are whole sentences for each kind, with the items in them', () => {
    for (const code of FINDING_CODES) {
      expect(findingText(room, finding(code, 'safe', 'note'))).toMatch(/^[A-Z].*\.$/);
    }
  });

  it.each([
    [
      finding('clueBehindLock', 'safe', 'note'),
      'The safe: its clue can only be reached once it is open: The note.',
    ],
    [
      finding('covered', 'key', 'safe', 'note'),
      'Needed, but cannot be clicked: The brass key. In front: The safe and The note.',
    ],
    [
      { ...finding('timeTooShort'), minutes: 7 },
      'The time limit is tight for this room. At least 7 minutes would be fair.',
    ],
    [{ ...finding('limitPassed', 'note'), field: 'message' as const }, 'The text is too long: The note.'],
    [finding('lockWithoutKey', 'safe', 'note'), 'Locked, but without a key: The safe and The note.'],
  ])('%j', (each, words) => {
    expect(findingText(room, each)).toBe(words);
  });
});

describe('S1 the way out in words', () => {
  it('says what to read, take, use and open', () => {
    const locked = build([...lockByPassword('safe', '12'), ...say('note', 'It is 12.')], room);
    expect(findWalkthrough(locked)?.steps.map((step) => stepText(locked, step))).toEqual([
      'Read The note for the answer to The safe.',
      'Enter 12 at The safe. Now visible: The brass key.',
      'Take The brass key.',
      `Use The brass key on Door.`,
    ]);
    expect(stepText(room, { type: 'click', item: 'door' })).toBe('Open Door.');
    expect(stepText(room, { type: 'read', source: null, lock: 'safe' })).toBe(
      'Read the introduction for the answer to The safe.',
    );
  });

  it('names what is not needed', () => {
    expect(walkthroughText.offTheWay(['The note', 'The safe'])).toBe(
      'Not needed on the way: The note and The safe.',
    );
    expect(walkthroughText.timeLimit(1)).toBe('A fair time limit: at least a minute.');
  });
});
