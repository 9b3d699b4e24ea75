import { expect, it } from 'vitest';
import { DOOR_ID } from '../../room/model.ts';
import { build, furnish } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { findWaysToGive } from './findWaysToGive.ts';

const things = build(
  [{ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background }],
  furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
);

it('L3 offers as a way to a scene only items elsewhere that are not collected and have no behaviour, and never the door', () => {
  const waysTo = (room: typeof things, scene = 'cellar') =>
    findWaysToGive(room, scene).map(({ item }) => item);
  expect(waysTo(things)).toEqual(['safe', 'key', 'note', 'tv']);
  expect(things.itemOrder).toContain(DOOR_ID);
  const left = build(
    [
      { type: 'moveItemToScene', id: 'safe', scene: 'cellar' },
      { type: 'setAddable', id: 'key', isAddableToInventory: true },
      { type: 'setOnClick', id: 'tv', onClick: { type: 'none' } },
    ],
    things,
  );
  expect(waysTo(left)).toEqual(['note']);
  expect(waysTo(left, left.sceneOrder[0])).toEqual(['safe']);
});
