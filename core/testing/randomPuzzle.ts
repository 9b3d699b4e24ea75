import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import type { ItemId, Room } from '../room/model.ts';
import { hideIn, lockByItem, lockByPassword, say } from './build.ts';
import type { Choices } from './choices.ts';
import { entries, newRoom } from './entries.ts';

/**
 * Returns a small room full of locks and hiding places, built with the editor's commands; refused ones are
 * skipped.
 */
export function randomPuzzle(choices: Choices, items: number): Room {
  const ids = Array.from({ length: items }, (_, index) => `thing-${index}`);
  const adding = ids.map((id) => ({ type: 'addItem', id, entry: choices.oneOf(entries) }) as const);
  const settings = ['door', ...ids].flatMap((id) => settingsOf(id, ids, choices));
  return [...adding, ...settings].reduce(tryCommand, newRoom());
}

function settingsOf(id: ItemId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  // The door is always locked, mostly by an item, since an unlocked door is no puzzle.
  const lock = choices.below(id === 'door' ? 4 : 5);
  const [hiding, extra] = [choices.below(2), choices.below(12)];
  const locking = lock < 3 ? lockByItem(id, choices.oneOf(ids)) : lock === 3 ? lockByPassword(id, 'a1') : [];
  const isHiding = hiding === 1 && id !== 'door';
  return [...locking, ...(isHiding ? hideIn(id, choices.oneOf(ids)) : []), ...extraOf(id, extra)];
}

function extraOf(id: ItemId, extra: number): readonly Command[] {
  switch (extra) {
    case 0:
      return [{ type: 'setOnClick', id, onClick: { type: 'none' } }];
    case 1:
      return [{ type: 'setOnClick', id, onClick: { type: 'toggle' } }];
    case 2:
      return [{ type: 'setState', id, state: 'opened' }];
    case 3:
      return [{ type: 'setPassword', id, unlockPassword: ' ' }];
    case 4:
      return [{ type: 'setAddable', id, isAddableToInventory: true }];
    case 5:
      return [{ type: 'setItemToUnlock', id, itemToUnlock: null }];
    case 6:
    case 7:
      return say(id, 'It is A1.');
    default:
      return [];
  }
}

function tryCommand(room: Room, command: Command): Room {
  const result = applyCommand(room, command);
  return result.ok ? result.value.room : room;
}
