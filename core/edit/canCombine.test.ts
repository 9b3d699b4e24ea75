import { expect, it } from 'vitest';
import { DOOR_ID } from '../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { canCombine } from './canCombine.ts';

const room = furnish({
  left: noteEntry,
  right: noteEntry,
  chest: chestEntry,
  key: keyEntry,
  whole: keyEntry,
});
const ends = { from: 'left', to: 'right' };

it('C1 two items without another role can become parts', () => {
  expect(canCombine(room, ends)).toBe(true);
  expect([
    canCombine(room, { from: 'left', to: 'left' }),
    canCombine(room, { from: 'left', to: 'gone' }),
  ]).toEqual([false, false]);
  expect(canCombine(room, { from: 'left', to: DOOR_ID })).toBe(false);
});

it.each([
  ['locked', lockByPassword('right', '12')],
  ['a key', lockByItem('chest', 'right')],
  ['hiding something', hideIn('right', 'key')],
  [
    'a part already',
    [{ type: 'setCombination', id: 'right', combination: { other: 'key', result: 'whole' } } as const],
  ],
])('C1 none that is %s', (_, commands) => {
  expect(canCombine(build(commands, room), ends)).toBe(false);
});
