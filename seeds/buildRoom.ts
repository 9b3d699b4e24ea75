import type { BackgroundEntry, CatalogueEntry, Position } from '../core/catalogue/model.ts';
import { applyCommand } from '../core/edit/applyCommand.ts';
import type { Command } from '../core/edit/command.ts';
import { createRoom } from '../core/room/createRoom.ts';
import { findDefaultDoor } from '../core/room/findDefaultDoor.ts';
import { type Background, DOOR_ID, type ItemId, type Room } from '../core/room/model.ts';

export interface Catalogue {
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
}

/** An item of a demo room: where it stands and what is said about it. */
export interface Placement {
  id: ItemId;
  /** Catalogue id. */
  of: string;
  color?: string;
  /** Percent of the stage's width; the catalogue's unless told. */
  width?: number;
  /** Top-left corner in percent; the catalogue's default place unless told. */
  at?: Position;
  name?: string;
  /** Shown on a click. */
  says?: string;
  isAddable?: boolean;
  hides?: ItemId;
  /** Locked by a password, or by another item. */
  lock?: { password: string } | { key: ItemId };
}

export interface DemoRoom {
  id: string;
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  background: { id: string; mood: string };
  door: Omit<Placement, 'id' | 'at' | 'width' | 'hides' | 'isAddable'>;
  items: readonly Placement[];
}

/**
 * Builds a demo room with the editor's own commands, so that it is a room anyone could have built.
 * Throws where a command is refused: a demo room at fault must not start.
 */
export function buildRoom(demo: DemoRoom, catalogue: Catalogue): Room {
  const empty = createRoom(defaultDoor(catalogue), backgroundOf(demo, catalogue), {
    creator: '',
    creatorId: '',
  });
  return [
    ...roomCommands(demo, catalogue),
    ...demo.items.flatMap(settingCommands),
    ...doorSettings(demo),
  ].reduce((room, command) => applied(room, command), empty);
}

function roomCommands(demo: DemoRoom, catalogue: Catalogue): Command[] {
  return [
    { type: 'setRoomName', roomName: demo.roomName },
    { type: 'setIntroduction', introduction: demo.introduction },
    { type: 'setTimeLimit', timeLimit: demo.timeLimit },
    { type: 'changeDoor', entry: entryOf(demo.door.of, catalogue) },
    ...demo.items.flatMap((item) => placingCommands(item, catalogue)),
  ];
}

function placingCommands({ id, of, at, width }: Placement, catalogue: Catalogue): Command[] {
  const entry = entryOf(of, catalogue);
  const sized = width === undefined ? entry : { ...entry, width };
  return [{ type: 'addItem', id, entry: sized, position: at ?? entry.defaultPosition }];
}

function doorSettings({ door }: DemoRoom): Command[] {
  return settingCommands({ ...door, id: DOOR_ID });
}

function settingCommands({ id, color, name, says, isAddable, hides, lock }: Placement): Command[] {
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

function lockCommands(id: ItemId, lock: NonNullable<Placement['lock']>): Command[] {
  const locked: Command = { type: 'setLocked', id, isItemLocked: true };
  if ('password' in lock) {
    return [
      locked,
      { type: 'setUnlockMethod', id, unlockMethod: 'password' },
      { type: 'setPassword', id, unlockPassword: lock.password },
    ];
  }
  return [
    locked,
    { type: 'setUnlockMethod', id, unlockMethod: 'item' },
    { type: 'setItemToUnlock', id, itemToUnlock: lock.key },
  ];
}

function when<Value>(value: Value | undefined, commands: (value: Value) => Command[]): Command[] {
  return value === undefined ? [] : commands(value);
}

function applied(room: Room, command: Command): Room {
  const result = applyCommand(room, command);
  if (!result.ok)
    throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(result.refusal)}`);
  return result.value.room;
}

function defaultDoor(catalogue: Catalogue): CatalogueEntry {
  const door = findDefaultDoor(catalogue.items);
  if (!door.ok) throw new Error(door.refusal.message);
  return door.value;
}

function entryOf(id: string, catalogue: Catalogue): CatalogueEntry {
  const entry = catalogue.items.find((item) => item.id === id);
  if (!entry) throw new Error(`The catalogue has no item ${id}.`);
  return entry;
}

function backgroundOf({ background: { id, mood } }: DemoRoom, catalogue: Catalogue): Background {
  const found = catalogue.backgrounds.find((entry) => entry.id === id)?.moods[mood];
  if (!found) throw new Error(`The catalogue has no background ${id} in ${mood}.`);
  return { uri: found.uri, ambient: found.ambient };
}
