import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { DOOR_ID, type ItemId, type Room, START_ID } from '../room/model.ts';
import { hideIn, lockByItem, lockByPassword, say } from './build.ts';
import type { Choices } from './choices.ts';

/** A room that contains a staged heap; `staged` are the items of the heap. */
interface StagedHeap {
  room: Room;
  staged: ReadonlySet<ItemId>;
}

/** Width in percent of the stage. A thing this wide covers any thing of half its width that lies in the heap. */
const WIDE = 20;
const HEAP = { x: 20, y: 20 };

/**
 * Adds a heap of a kind that random rooms hardly ever have; each was once judged wrongly or led nowhere (L1,
 * P16).
 */
export function stageHeap(room: Room, choices: Choices): StagedHeap {
  const ids = room.itemOrder.filter((id) => id !== DOOR_ID);
  const start = choices.below(ids.length);
  const [one = '', other = '', third = '', fourth = '', fifth = ''] = [
    ...ids.slice(start),
    ...ids.slice(0, start),
  ];
  const heaps = [
    () => ({ things: [one, other], commands: clueUnderItsLock(one, other) }),
    () => ({ things: [one, other], commands: wayUnderItsFind(room, one, other) }),
    () => ({
      things: [one, other, third, fourth, fifth],
      commands: memberUnderItsFind([one, other, third, fourth, fifth]),
    }),
    () => ({ things: [one, other, third, fourth], commands: underTwoHalves([one, other, third, fourth]) }),
  ];
  const { things, commands } = choices.oneOf(heaps)();
  const here = things.flatMap((id): readonly Command[] => [
    { type: 'moveItemToScene', id, scene: START_ID },
    { type: 'setLocked', id, isItemLocked: false },
  ]);
  const staged = [...here, ...commands].reduce(tryCommand, room);
  return { room: staged, staged: new Set(things) };
}

/** The only clue to a box lies under it, and the box opens the door. */
function clueUnderItsLock(note: ItemId, box: ItemId): readonly Command[] {
  return [
    { type: 'setFace', id: box, face: { type: 'text' } },
    ...lockByPassword(box, 'omega'),
    ...say(note, 'It is omega.'),
    take(box),
    ...lockByItem(DOOR_ID, box),
    ...lay(note, box),
  ];
}

/** Two ways to the same place: opening the first reveals the second, which then covers the first. */
function wayUnderItsFind({ sceneOrder }: Room, poster: ItemId, hole: ItemId): readonly Command[] {
  const to = sceneOrder.find((scene) => scene !== START_ID);
  if (to === undefined) return [];
  return [
    ...hideIn(poster, hole),
    { type: 'setOnClick', id: poster, onClick: { type: 'go', to } },
    { type: 'setOnClick', id: hole, onClick: { type: 'go', to } },
    ...lay(poster, hole),
  ];
}

/**
 * The panel hides the door's key, and taking the key reveals a mirror that covers the panel. The panel is also a member
 * of a sequence, but the escape does not need that sequence.
 */
function memberUnderItsFind([panel, key, bell, safe, mirror]: readonly [
  ItemId,
  ItemId,
  ItemId,
  ItemId,
  ItemId,
]): readonly Command[] {
  return [
    ...hideIn(panel, key),
    ...hideIn(key, mirror),
    take(key),
    ...lockByItem(DOOR_ID, key),
    { type: 'setLocked', id: safe, isItemLocked: true },
    { type: 'setUnlockMethod', id: safe, unlockMethod: 'sequence' },
    { type: 'setSequence', id: safe, sequence: [bell, panel] },
    ...lay(panel, mirror),
  ];
}

/** A chest under two halves: one can be taken off, the other only with what is in the chest. */
function underTwoHalves([chest, cloth, box, key]: readonly [
  ItemId,
  ItemId,
  ItemId,
  ItemId,
]): readonly Command[] {
  return [
    ...hideIn(chest, key),
    ...[cloth, box, key].map(take),
    ...lockByItem(box, key),
    ...lockByItem(DOOR_ID, box),
    ...lay(chest, cloth),
    { type: 'resizeItem', id: chest, width: WIDE / 2, position: { x: HEAP.x + WIDE * 0.75, y: HEAP.y } },
    { type: 'resizeItem', id: box, width: WIDE, position: { x: HEAP.x + WIDE, y: HEAP.y } },
    { type: 'orderItem', id: box, move: 'toFront' },
  ];
}

function take(id: ItemId): Command {
  return { type: 'setAddable', id, isAddableToInventory: true };
}

/** One thing wholly under another. */
function lay(under: ItemId, over: ItemId): readonly Command[] {
  return [
    { type: 'resizeItem', id: under, width: WIDE / 2, position: { x: HEAP.x + 2, y: HEAP.y } },
    { type: 'resizeItem', id: over, width: WIDE, position: HEAP },
    { type: 'orderItem', id: over, move: 'toFront' },
  ];
}

function tryCommand(room: Room, command: Command): Room {
  const result = applyCommand(room, command);
  return result.ok ? result.value.room : room;
}
