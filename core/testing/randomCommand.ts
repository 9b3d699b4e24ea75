import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import type { Room } from '../room/model.ts';
import type { Choices } from './choices.ts';
import { itemMakers } from './commands/itemMakers.ts';
import {
  anyBackground,
  anyId,
  anyPosition,
  anyScene,
  anyText,
  type Makers,
  some,
} from './commands/picking.ts';
import { puzzleMakers } from './commands/puzzleMakers.ts';
import { sceneMakers } from './commands/sceneMakers.ts';
import { doorEntry, entries, gateEntry, newRoom, starterRooms } from './entries.ts';

/**
 * Returns a random command, mostly on existing items, sometimes on a missing one or with values over their
 * limits.
 */
export function randomCommand(room: Room, choices: Choices, types = TYPES): Command {
  const type = choices.oneOf(types);
  // A type's maker makes commands of that very type.
  return MAKERS[type](room, choices);
}

/** Returns a room after random commands; refused ones change nothing. */
export function randomRoom(choices: Choices, commands = 200, types = TYPES): Room {
  let room = newRoom();
  for (let count = 0; count < commands && !choices.isUsedUp; count++) {
    const result = applyCommand(room, randomCommand(room, choices, types));
    if (result.ok) room = result.value.room;
  }
  return room;
}

/** Returns a room of one scene with locks by password or one key, like rooms of the first version. */
export function randomPlainRoom(choices: Choices): Room {
  return randomRoom(choices, 150, PLAIN_TYPES);
}

/** A new command type does not compile until it has a maker here. */
const MAKERS: Makers<Command['type']> = {
  ...itemMakers,
  ...puzzleMakers,
  ...sceneMakers,
  changeDoor: (_, choices) => ({
    type: 'changeDoor',
    entry: choices.oneOf([doorEntry, gateEntry, ...entries]),
  }),
  setRoomName: (_, choices) => ({ type: 'setRoomName', roomName: anyText(choices) }),
  setIntroduction: (_, choices) => ({ type: 'setIntroduction', introduction: anyText(choices) }),
  setEnding: (_, choices) => ({ type: 'setEnding', ending: anyText(choices) }),
  setDebrief: (_, choices) => ({ type: 'setDebrief', debrief: anyText(choices) }),
  setCover: (room, choices) => ({ type: 'setCover', scene: choices.oneOf([...room.sceneOrder, 'nowhere']) }),
  setLanguage: (_, choices) => ({ type: 'setLanguage', language: choices.oneOf(['en', 'pt-BR', '', 'x y']) }),
  setTimeLimit: (_, choices) => ({
    type: 'setTimeLimit',
    timeLimit: choices.oneOf([1, 5, 180, 0, 181, 2.5]),
  }),
  setBackground: (_, choices) => ({ type: 'setBackground', background: anyBackground(choices) }),
  moveItems: (room, choices) => ({
    type: 'moveItems',
    places: Object.fromEntries(some(choices, () => [anyId(room, choices), anyPosition(choices)])),
  }),
  batch: (room, choices) => ({
    type: 'batch',
    commands: some(choices, () => randomCommand(room, choices)),
  }),
  bringBack: (room, choices) => {
    const before = withMore(room, choices);
    const ids = before.itemOrder.filter((id) => !room.itemOrder.includes(id));
    return { type: 'bringBack', ids, before, scene: anyScene(room, choices) };
  },
  replaceContents: (_, choices) => ({ type: 'replaceContents', contents: choices.oneOf(starterRooms) }),
  group: (room, choices) => ({
    type: 'group',
    ids: some(choices, () => anyId(room, choices)),
    // Marked like texts: no player may see it.
    group: `secret-group-${choices.below(4)}`,
  }),
  ungroup: (room, choices) => ({ type: 'ungroup', ids: some(choices, () => anyId(room, choices)) }),
  setOffersHelp: (_, choices) => ({ type: 'setOffersHelp', offersHelp: choices.isTrue() }),
};

/**
 * Returns the room with one more item, perhaps linked to others: a possible former state for `bringBack`, from which
 * the item was then cut.
 */
function withMore(room: Room, choices: Choices): Room {
  const commands = [
    itemMakers.addItem(room, choices),
    ...some(choices, () => puzzleMakers.setCombination(room, choices)),
  ];
  return commands.reduce((before: Room, command) => {
    const result = applyCommand(before, command);
    return result.ok ? result.value.room : before;
  }, room);
}

/**
 * Relative frequencies; default 1. Commands that make puzzles are more frequent, so that most random rooms
 * have some.
 */
const WEIGHTS: Partial<Readonly<Record<Command['type'], number>>> = {
  addItem: 9,
  addSpot: 2,
  setLocked: 8,
  setUnlockMethod: 6,
  setItemToUnlock: 4,
  setKeys: 12,
  setSequence: 8,
  setPassword: 4,
  setFace: 3,
  setHiding: 4,
  setItemToHide: 6,
  setItemsToHide: 10,
  setCombination: 6,
  setHints: 2,
  addScene: 2,
  moveItemToScene: 3,
  setOnClick: 3,
  moveItems: 0.5,
  group: 1,
  ungroup: 0.5,
  setOffersHelp: 0.5,
  batch: 0.5,
  bringBack: 0.5,
  // Rare, since it discards what earlier commands built.
  replaceContents: 0.05,
  deleteScene: 0.5,
  duplicateScene: 0.5,
};

/** Makes every weight a whole number. */
const ONCE = 20;

const TYPES = (Object.keys(MAKERS) as readonly Command['type'][]).flatMap((type) =>
  Array.from({ length: Math.round(ONCE * (WEIGHTS[type] ?? 1)) }, () => type),
);

/**
 * Commands that plain rooms are made without. A new command belongs here too: otherwise it would change the random
 * choices, and with them the plain rooms that tests have always used.
 */
const LATER = {
  ...puzzleMakers,
  ...sceneMakers,
  batch: true,
  bringBack: true,
  group: true,
  ungroup: true,
  setOffersHelp: true,
};

const PLAIN_TYPES = TYPES.filter((type) => !Object.hasOwn(LATER, type));
