import { expect, it } from 'vitest';
import { DOOR_ID } from '../../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../testing/entries.ts';
import { findWalkthrough } from './findWalkthrough.ts';
import { handAlong } from './handAlong.ts';

it('S4 lists what players carry as each step of the walkthrough begins', () => {
  const room = build(
    [
      ...lockByPassword('chest', '1894'),
      ...say('note', 'It is 1894.'),
      ...hideIn('chest', 'key'),
      ...lockByItem(DOOR_ID, 'key'),
    ],
    furnish({ chest: chestEntry, key: keyEntry, note: noteEntry }),
  );
  const walk = findWalkthrough(room)?.steps ?? [];
  expect(walk.map(({ type }) => type)).toEqual(['read', 'enterPassword', 'click', 'useItem']);
  expect(handAlong(room, walk)).toEqual([[], [], [], ['key']]);
});
