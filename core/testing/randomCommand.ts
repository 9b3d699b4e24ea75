import type { Position } from '../catalogue/model.ts';
import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { DESCRIPTIONS, type ItemConfig, type ItemId, type Room } from '../room/model.ts';
import type { Choices } from './choices.ts';
import { doorEntry, entries, gateEntry, newRoom, starterRooms } from './entries.ts';

/** Any command on a room, mostly on items that are there, sometimes on none and with values over their limits. */
export function randomCommand(room: Room, choices: Choices): Command {
  return choices.oneOf(MAKERS)(room, choices);
}

/** A room as it is after some commands; refused ones change nothing. */
export function randomRoom(choices: Choices, commands = 150): Room {
  let room = newRoom();
  for (let count = 0; count < commands && !choices.isUsedUp; count++) {
    const result = applyCommand(room, randomCommand(room, choices));
    if (result.ok) room = result.value.room;
  }
  return room;
}

type Maker = (room: Room, choices: Choices) => Command;

const addItem: Maker = (room, choices) => {
  const command = { type: 'addItem', id: newId(room), entry: choices.oneOf(entries) } as const;
  return choices.isTrue() ? command : { ...command, position: anyPosition(choices) };
};

const lockBy: Maker = (room, choices) => ({
  type: 'setUnlockMethod',
  id: mostly(room, choices, (item) => item.isItemLocked),
  unlockMethod: choices.oneOf(['password', 'item']),
});
const lock: Maker = (room, choices) => ({
  type: 'setLocked',
  id: anyId(room, choices),
  isItemLocked: choices.below(12) > 0,
});
const chooseKey: Maker = (room, choices) => ({
  type: 'setItemToUnlock',
  id: mostly(room, choices, (item) => item.isItemLocked && item.unlockMethod === 'item'),
  itemToUnlock: anyLink(room, choices),
});
const choosePassword: Maker = (room, choices) => ({
  type: 'setPassword',
  id: mostly(room, choices, (item) => item.isItemLocked && item.unlockMethod === 'password'),
  unlockPassword: anyText(choices),
});
const hiding: Maker = (room, choices) => ({
  type: 'setHiding',
  id: anyId(room, choices),
  isHidingAnotherItem: choices.below(12) > 0,
});
const chooseHidden: Maker = (room, choices) => ({
  type: 'setItemToHide',
  id: mostly(room, choices, (item) => item.isHidingAnotherItem),
  itemToHide: anyLink(room, choices),
});

/** Seldom, since it throws away what the commands before it built. */
const beginAnew: Maker = (room, choices) =>
  choices.below(40) > 0
    ? addItem(room, choices)
    : { type: 'replaceContents', contents: choices.oneOf(starterRooms) };

/** What makes puzzles stands here more than once, so that most random rooms have some. */
const MAKERS: readonly Maker[] = [
  addItem,
  addItem,
  addItem,
  lock,
  lock,
  lock,
  lock,
  lockBy,
  lockBy,
  chooseKey,
  chooseKey,
  chooseKey,
  chooseKey,
  choosePassword,
  choosePassword,
  hiding,
  hiding,
  chooseHidden,
  chooseHidden,
  chooseHidden,
  chooseHidden,
  (room, choices) => ({ type: 'deleteItem', id: anyId(room, choices) }),
  (room, choices) => ({ type: 'duplicateItem', id: anyId(room, choices), newId: newId(room) }),
  (room, choices) => ({ type: 'pasteItem', id: newId(room), item: anyItem(room, choices) }),
  (room, choices) => ({ type: 'moveItem', id: anyId(room, choices), position: anyPosition(choices) }),
  (room, choices) => ({ type: 'resizeItem', id: anyId(room, choices), width: choices.below(140) - 10 }),
  (room, choices) => ({
    type: 'orderItem',
    id: anyId(room, choices),
    move: choices.oneOf(['toFront', 'forward', 'backward', 'toBack']),
  }),
  (room, choices) => ({ type: 'setName', id: anyId(room, choices), name: anyText(choices) }),
  (room, choices) => ({
    type: 'setColor',
    id: anyId(room, choices),
    color: choices.oneOf(['plain', 'brown', 'red', 'black', 'white', 'toString']),
  }),
  (room, choices) => ({
    type: 'setState',
    id: anyId(room, choices),
    state: choices.oneOf(['default', 'opened']),
  }),
  (room, choices) => ({
    type: 'setPositionLocked',
    id: anyId(room, choices),
    isPositionLocked: choices.isTrue(),
  }),
  (room, choices) => ({
    type: 'setAddable',
    id: anyId(room, choices),
    isAddableToInventory: choices.isTrue(),
  }),
  (room, choices) => ({
    type: 'setDescription',
    id: anyId(room, choices),
    description: choices.oneOf(DESCRIPTIONS),
  }),
  (room, choices) => ({
    type: 'setCustomDescription',
    id: anyId(room, choices),
    customDescription: anyText(choices),
  }),
  (room, choices) => ({
    type: 'setOpenedDescription',
    id: anyId(room, choices),
    openedDescription: choices.isTrue() ? anyText(choices) : '',
  }),
  (room, choices) => ({
    type: 'setOnClick',
    id: anyId(room, choices),
    onClick: choices.oneOf([null, { type: 'none' }, { type: 'message' }, { type: 'toggle' }]),
  }),
  (room, choices) => ({
    type: 'setPasswordMatch',
    id: anyId(room, choices),
    passwordMatch: choices.oneOf(['folded', 'exact']),
  }),
  (room, choices) => ({
    type: 'setClueInPicture',
    id: mostly(room, choices, (item) => item.isItemLocked && item.unlockMethod === 'password'),
    isClueInPicture: choices.below(4) > 0,
  }),
  (_, choices) => ({ type: 'changeDoor', entry: choices.oneOf([doorEntry, gateEntry, ...entries]) }),
  (_, choices) => ({ type: 'setRoomName', roomName: anyText(choices) }),
  (_, choices) => ({ type: 'setIntroduction', introduction: anyText(choices) }),
  (_, choices) => ({ type: 'setTimeLimit', timeLimit: choices.oneOf([1, 5, 180, 0, 181, 2.5]) }),
  (_, choices) => ({
    type: 'setBackground',
    background: { uri: `/art/backgrounds/${choices.below(3)}.webp`, ambient: '#ffffff' },
  }),
  beginAnew,
];

/** Mostly an item of which this holds, so that commands that need others before them find them. */
function mostly(room: Room, choices: Choices, holds: (item: ItemConfig) => boolean): ItemId {
  const fitting = Object.entries(room.itemConfigs).filter(([, item]) => holds(item));
  const isPicked = choices.below(4) > 0 && fitting.length > 0;
  return isPicked ? choices.oneOf(fitting)[0] : anyId(room, choices);
}

/** Ids of items that are there, and now and then one that no item has. */
function anyId(room: Room, choices: Choices): ItemId {
  return choices.below(20) === 19 ? 'constructor' : choices.oneOf([...room.itemOrder, 'nobody']);
}

function anyLink(room: Room, choices: Choices): ItemId | null {
  return choices.below(8) === 7 ? null : anyId(room, choices);
}

/** An item of this room, now and then with fields that do not fit one another. */
function anyItem(room: Room, choices: Choices): ItemConfig {
  const item = choices.oneOf(Object.values(room.itemConfigs));
  if (choices.below(4) > 0) return item;
  return {
    ...item,
    color: 'toString',
    width: 400,
    isLocked: true,
    unlockPassword: 'x',
    isHidden: true,
    visible: false,
  };
}

function newId(room: Room): ItemId {
  return `item-${room.itemCounter}`;
}

function anyPosition(choices: Choices): Position {
  return { x: choices.below(400) - 150, y: choices.below(400) - 150 };
}

/** Marked, so that a test can look for it where it must not be. */
function anyText(choices: Choices): string {
  return `secret-${choices.below(1000)}`.repeat(choices.oneOf([1, 1, 1, 7, 60, 250]));
}
