import { expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/opaqueName.ts';
import { eventsText } from './eventsText.ts';
import { findMilestone } from './findMilestone.ts';
import { findOwnRecord } from './findOwnRecord.ts';
import { messageText } from './messageText.ts';

it('a message is the creator’s own words, or a ready message put into words (R9)', () => {
  expect(messageText({ type: 'custom', text: 'Look up.' })).toBe('Look up.');
  expect(messageText({ type: 'ready', description: 'locked' })).toBe('It is locked.');
});

it('says in order what an action brought about, by the names of things', () => {
  const [chest, key] = [toOpaqueName('c'), toOpaqueName('k')];
  const labels = { [chest]: 'Chest', [key]: 'Brass key' };
  const words = eventsText(
    [
      { type: 'unlocked', item: chest, key: null },
      { type: 'opened', item: chest },
      { type: 'revealed', item: key },
      { type: 'message', item: chest, message: { type: 'custom', text: 'said in a dialog' } },
    ],
    labels,
  );
  expect(words).toBe('Chest: unlocked. Chest: opened. You found something: Brass key.');
  expect(eventsText([{ type: 'keyDoesNotFit', item: chest, key }], labels)).toBe(
    'Brass key does not fit Chest.',
  );
  expect(eventsText([{ type: 'selected', item: null }], labels)).toBe('');
});

it.each([
  [300_001, 300_000, 300],
  [300_000, 299_000, null],
  [60_250, 59_990, 60],
  [31_000, 29_900, 30],
  [90_000, 9000, 10],
  [9000, 8000, null],
])('between %i and %i ms left it tells of %s seconds', (before, left, seconds) => {
  expect(findMilestone(before, left)).toBe(seconds);
});

it('finds the looker’s own record by id, or a guest’s by name and very time', () => {
  const record = (playerId: string, username: string, time: number) => ({
    ...{ roomId: 'r', version: 1, createdAt: 0 },
    ...{ playerId, username, time },
  });
  const records = [record('u1', 'Ada', 100), record('guest_1', 'Bo', 200), record('guest_2', 'Bo', 300)];
  expect(findOwnRecord(records, { userId: 'u1', username: 'Bo', time: 300 })?.username).toBe('Ada');
  expect(findOwnRecord(records, { userId: '', username: 'Bo', time: 300 })?.playerId).toBe('guest_2');
  expect(findOwnRecord(records, { userId: '', username: 'Bo', time: 301 })).toBeUndefined();
  expect(findOwnRecord(records, { userId: 'u2', username: 'Bo', time: 300 })).toBeUndefined();
});
