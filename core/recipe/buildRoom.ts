import type { BackgroundEntry, CatalogueEntry } from '../catalogue/model.ts';
import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { type Result, refuse, success } from '../result.ts';
import { createRoom } from '../room/create/createRoom.ts';
import { type Background, DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import type { Recipe, RecipeItem, RecipeLock, RecipeRefusal } from './model.ts';

/** What a recipe draws on: the collections `items` and `backgrounds`. */
export interface Catalogue {
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
}

type Built<Value> = Result<Value, RecipeRefusal>;

/**
 * Builds the room of a recipe with the editor's own commands, so that it is a room anyone could have built (R1–R11).
 * It belongs to nobody yet. Refused where the catalogue lacks something or a command is refused.
 */
export function buildRoom(recipe: Recipe, catalogue: Catalogue): Built<Room> {
  const background = backgroundOf(recipe, catalogue);
  if (!background.ok) return background;
  const door = doorOf(recipe, catalogue);
  if (!door.ok) return door;
  const placing = placingCommands(recipe.items, catalogue);
  if (!placing.ok) return placing;
  const empty = createRoom(door.value, background.value, { creator: '', creatorId: '' });
  const commands = [
    ...roomCommands(recipe),
    ...placing.value,
    ...recipe.items.flatMap(settingCommands),
    ...settingCommands({ ...recipe.door, id: DOOR_ID }),
  ];
  return applyAll(empty, commands);
}

function applyAll(start: Room, commands: readonly Command[]): Built<Room> {
  let room = start;
  for (const command of commands) {
    const result = applyCommand(room, command);
    if (!result.ok) return refuse({ type: 'refused', command: command.type, reason: result.refusal.type });
    room = result.value.room;
  }
  return success(room);
}

function roomCommands({ roomName, introduction, timeLimit }: Recipe): Command[] {
  return [
    { type: 'setRoomName', roomName },
    { type: 'setIntroduction', introduction },
    { type: 'setTimeLimit', timeLimit },
  ];
}

function placingCommands(items: readonly RecipeItem[], catalogue: Catalogue): Built<Command[]> {
  const commands: Command[] = [];
  for (const { id, of, at, width } of items) {
    const found = entryOf(of, catalogue);
    if (!found.ok) return found;
    const entry = width === undefined ? found.value : { ...found.value, width };
    commands.push({ type: 'addItem', id, entry, position: at ?? entry.defaultPosition });
  }
  return success(commands);
}

function settingCommands({ id, color, name, says, isAddable, hides, lock }: RecipeItem): Command[] {
  return [
    ...when(color, (value): Command[] => [{ type: 'setColor', id, color: value }]),
    ...when(name, (value): Command[] => [{ type: 'setName', id, name: value }]),
    ...when(isAddable, (value): Command[] => [{ type: 'setAddable', id, isAddableToInventory: value }]),
    ...when(says, (value): Command[] => [
      { type: 'setDescription', id, description: 'custom' },
      { type: 'setCustomDescription', id, customDescription: value },
    ]),
    ...when(hides, (value): Command[] => [
      { type: 'setHiding', id, isHidingAnotherItem: true },
      { type: 'setItemToHide', id, itemToHide: value },
    ]),
    ...when(lock, (value) => lockCommands(id, value)),
  ];
}

function lockCommands(id: ItemId, lock: RecipeLock): Command[] {
  const locked: Command = { type: 'setLocked', id, isItemLocked: true };
  if ('key' in lock) {
    return [
      locked,
      { type: 'setUnlockMethod', id, unlockMethod: 'item' },
      { type: 'setItemToUnlock', id, itemToUnlock: lock.key },
    ];
  }
  return [
    locked,
    { type: 'setUnlockMethod', id, unlockMethod: 'password' },
    { type: 'setPassword', id, unlockPassword: lock.password },
    ...when(lock.isInPicture, (isClueInPicture): Command[] => [
      { type: 'setClueInPicture', id, isClueInPicture },
    ]),
  ];
}

function when<Value>(value: Value | undefined, commands: (value: Value) => Command[]): Command[] {
  return value === undefined ? [] : commands(value);
}

function entryOf(id: string, { items }: Catalogue): Built<CatalogueEntry> {
  const entry = items.find((item) => item.id === id);
  return entry ? success(entry) : refuse({ type: 'missing', what: `item ${id}` });
}

function doorOf({ door: { of } }: Recipe, { items }: Catalogue): Built<CatalogueEntry> {
  const entry = items.find((item) => item.id === of && item.tag === 'Doors');
  return entry ? success(entry) : refuse({ type: 'missing', what: `door ${of}` });
}

function backgroundOf({ background: { id, mood } }: Recipe, { backgrounds }: Catalogue): Built<Background> {
  const moods = backgrounds.find((entry) => entry.id === id)?.moods ?? {};
  const found = Object.hasOwn(moods, mood) ? moods[mood] : undefined;
  if (!found) return refuse({ type: 'missing', what: `background ${id} in ${mood}` });
  return success({ uri: found.uri, ambient: found.ambient });
}
