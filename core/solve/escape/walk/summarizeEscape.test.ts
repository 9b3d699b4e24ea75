import { expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../../../testing/build.ts';
import { chestEntry, keyEntry, newRoom } from '../../../testing/entries.ts';
import { summarizeEscape } from './summarizeEscape.ts';

it('S1 counts what a player does, and calls a room a puzzle where that is more than clicks', () => {
  expect(summarizeEscape(newRoom())).toMatchObject({ steps: 1, isPuzzle: false });
  const things = furnish({ chest: chestEntry, key: keyEntry });
  const hidden = build(hideIn('chest', 'key'), things);
  expect(summarizeEscape(hidden)).toMatchObject({ isPuzzle: false });
  const locked = build(lockByItem('door', 'key'), hidden);
  expect(summarizeEscape(locked)).toMatchObject({
    steps: 3,
    isPuzzle: true,
    difficulty: { band: 'easy', minutes: 3 },
  });
});

it('returns nothing for a room without a way out', () => {
  expect(summarizeEscape(build(lockByPassword('door', '')))).toBeNull();
});
