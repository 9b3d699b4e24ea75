import { expect, it } from 'vitest';
import { chestEntry, keyEntry, newRoom } from '../testing/entries.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './command.ts';
import { likeItsKind } from './likeItsKind.ts';
import { findFreeGround } from './place/findFreeGround.ts';

function after(...commands: readonly Command[]) {
  return commands.reduce((room, command) => {
    const result = applyCommand(room, command);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value.room;
  }, newRoom());
}

const room = after(
  { type: 'addItem', id: 'chest', entry: chestEntry },
  { type: 'resizeItem', id: 'chest', width: 9, position: { x: 70, y: 60 } },
);
const { chest } = room.itemConfigs;

it('a new item copies the size and height of the latest one of its kind, and stands beside it', () => {
  const entry = likeItsKind(room, chestEntry, 'start');
  expect(entry.width).toBe(chest?.width);
  const place = findFreeGround(room, entry, 'start');
  expect(place.y).toBe(chest?.position.y);
  expect(Math.abs(place.x - (chest?.position.x ?? 0))).toBeGreaterThanOrEqual(9 * 0.9);
});

it('items of another kind, in another scene or out of sight do not change a new item', () => {
  expect(likeItsKind(room, keyEntry, 'start')).toBe(keyEntry);
  expect(likeItsKind(room, chestEntry, 'cellar')).toBe(chestEntry);
  const hidden = after(
    { type: 'addItem', id: 'chest', entry: chestEntry },
    { type: 'addItem', id: 'key', entry: keyEntry },
    { type: 'setHiding', id: 'chest', isHidingAnotherItem: true },
    { type: 'setItemToHide', id: 'chest', itemToHide: 'key' },
  );
  expect(likeItsKind(hidden, keyEntry, 'start')).toBe(keyEntry);
});
