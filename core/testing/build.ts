import type { CatalogueEntry } from '../catalogue/model.ts';
import { applyCommand } from '../edit/applyCommand.ts';
import type { Command, EditRefusal } from '../edit/command.ts';
import type { Edited } from '../edit/edited.ts';
import { itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { newRoom } from './entries.ts';

/** Applies a command that must not be refused. */
export function apply(room: Room, command: Command): Edited {
  const result = applyCommand(room, command);
  if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Returns the refusal of a command that must be refused. */
export function refusalOf(room: Room, command: Command): EditRefusal {
  const result = applyCommand(room, command);
  if (result.ok) throw new Error(`${command.type} was not refused.`);
  return result.refusal;
}

/** Returns a room after commands that must not be refused. */
export function build(commands: readonly Command[], room: Room = newRoom()): Room {
  return commands.reduce((built, command) => apply(built, command).room, room);
}

/** Returns a room with these items besides its door, by id. */
export function furnish(things: Readonly<Record<ItemId, CatalogueEntry>>): Room {
  return build(Object.entries(things).map(([id, entry]) => ({ type: 'addItem', id, entry })));
}

/** Returns an item that must exist. */
export function get(room: Room, id: ItemId): ItemConfig {
  const item = itemOf(room, id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
}

export function lockByPassword(id: ItemId, unlockPassword: string): readonly Command[] {
  return [
    { type: 'setLocked', id, isItemLocked: true },
    { type: 'setUnlockMethod', id, unlockMethod: 'password' },
    { type: 'setPassword', id, unlockPassword },
  ];
}

export function lockByItem(id: ItemId, key: ItemId): readonly Command[] {
  return [
    { type: 'setLocked', id, isItemLocked: true },
    { type: 'setUnlockMethod', id, unlockMethod: 'item' },
    { type: 'setItemToUnlock', id, itemToUnlock: key },
  ];
}

export function hideIn(id: ItemId, itemToHide: ItemId): readonly Command[] {
  return [
    { type: 'setHiding', id, isHidingAnotherItem: true },
    { type: 'setItemToHide', id, itemToHide },
  ];
}

export function say(id: ItemId, customDescription: string): readonly Command[] {
  return [
    { type: 'setDescription', id, description: 'custom' },
    { type: 'setCustomDescription', id, customDescription },
  ];
}
