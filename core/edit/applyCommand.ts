import { ungroupSingles } from '../room/groups.ts';
import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';
import { refuse, success } from '../util/result.ts';
import { changeRoom } from './change.ts';
import type { Command } from './command.ts';
import { answersHandlers } from './commands/answers.ts';
import { bringBack } from './commands/bringBack.ts';
import { combiningHandlers } from './commands/combining.ts';
import { replaceContents } from './commands/contents.ts';
import { deleteItem } from './commands/deleteItem.ts';
import { groupingHandlers } from './commands/grouping.ts';
import { hidingHandlers } from './commands/hiding.ts';
import { addItem, duplicateItem, pasteItem } from './commands/items.ts';
import { answeringHandlers } from './commands/locks/answering.ts';
import { keysHandlers } from './commands/locks/keys.ts';
import { lockingHandlers } from './commands/locks/locking.ts';
import { sequencesHandlers } from './commands/locks/sequences.ts';
import { looksHandlers } from './commands/looks.ts';
import { moveItems } from './commands/moveItems.ts';
import { placingHandlers } from './commands/placing.ts';
import { roomHandlers } from './commands/room.ts';
import { sceneHandlers } from './commands/scenes/scenes.ts';
import { wayHandlers } from './commands/scenes/ways.ts';
import { addSpot, spotsHandlers } from './commands/spots.ts';
import { tellingHandlers } from './commands/telling.ts';
import { type Edited, type EditResult, edited } from './edited.ts';
import type { CommandOf, ItemCommandType, ItemHandlers, RoomCommandType, RoomHandlers } from './handler.ts';

const ROOM_HANDLERS: RoomHandlers<RoomCommandType> = {
  addItem,
  addSpot,
  pasteItem,
  bringBack,
  moveItems,
  replaceContents,
  batch,
  ...groupingHandlers,
  ...roomHandlers,
  ...sceneHandlers,
};

const ITEM_HANDLERS: ItemHandlers<ItemCommandType> = {
  deleteItem,
  duplicateItem,
  ...wayHandlers,
  ...placingHandlers,
  ...looksHandlers,
  ...answersHandlers,
  ...hidingHandlers,
  ...combiningHandlers,
  ...lockingHandlers,
  ...answeringHandlers,
  ...keysHandlers,
  ...sequencesHandlers,
  ...spotsHandlers,
  ...tellingHandlers,
};

/**
 * Applies a command to a room (E1). Returns the new room, the item to select and notes, or a refusal.
 * The given room is not changed; unchanged parts are shared with it, and if nothing changed the very same
 * object is returned. A changed room counts as not yet previewed, unless only its name changed, which nobody plays.
 */
export function applyCommand(room: Room, command: Command): EditResult {
  const result = dispatch(room, command);
  if (!result.ok || result.value.room === room) return result;
  const { active, notes } = result.value;
  const changed = tidied(room, result.value.room);
  const isSeen = changed === room || command.type === 'setRoomName';
  return edited(isSeen ? changed : changeRoom(changed, { isPreviewed: false }), active, notes);
}

/** After any command, removes groups with a single member (E10). */
function tidied(room: Room, changed: Room): Room {
  const left = ungroupSingles(changed);
  return left !== changed && isDeepEqual(room, left) ? room : left;
}

function dispatch(room: Room, command: Command): EditResult {
  if (isItemCommand(command)) return applyToItem(room, command.type, command);
  return applyToRoom(room, command.type, command);
}

function applyToRoom<Type extends RoomCommandType>(
  room: Room,
  type: Type,
  command: CommandOf<Type>,
): EditResult {
  return ROOM_HANDLERS[type](room, command);
}

function applyToItem<Type extends ItemCommandType>(
  room: Room,
  type: Type,
  command: CommandOf<Type>,
): EditResult {
  const item = itemOf(room, command.id);
  if (!item) return refuse({ type: 'unknownItem', id: command.id });
  return ITEM_HANDLERS[type](room, command, item);
}

/** Applies the commands one after the other. If nothing changed in the end, returns the very same room. */
function batch(room: Room, { commands }: CommandOf<'batch'>): EditResult {
  let all: Edited = { room, active: null, notes: [] };
  for (const command of commands) {
    const result = dispatch(all.room, command);
    if (!result.ok) return result;
    const { room: changed, active, notes } = result.value;
    all = { room: changed, active: active ?? all.active, notes: [...all.notes, ...notes] };
  }
  return success(isDeepEqual(room, all.room) ? { ...all, room } : all);
}

function isItemCommand(command: Command): command is CommandOf<ItemCommandType> {
  return Object.hasOwn(ITEM_HANDLERS, command.type);
}
