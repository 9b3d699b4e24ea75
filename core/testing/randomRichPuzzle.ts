import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { combinationsIn } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId, START_ID } from '../room/model.ts';
import { hideIn, lockByItem, lockByPassword, say } from './build.ts';
import type { Choices } from './choices.ts';
import { background, entries, newRoom } from './entries.ts';
import { FACE_TYPES, randomAnswer, randomFace } from './randomFace.ts';

/**
 * Returns a small room that may use every rule of the second kind, built with the editor's commands; refused
 * ones are skipped.
 */
export function randomRichPuzzle(choices: Choices, items: number): Room {
  const ids = Array.from({ length: items }, (_, index) => `thing-${index}`);
  const scenes = Array.from({ length: choices.below(3) }, (_, index) => `scene-${index}`);
  const commands = [
    ...scenes.flatMap((scene) => sceneCommands(scene, choices)),
    ...ids.flatMap((id) => itemCommands(id, [START_ID, ...scenes], choices)),
    ...(choices.below(3) === 0 ? [moveDoor([START_ID, ...scenes], choices)] : []),
    ...scenes.flatMap((scene) => wayCommands(scene, ids, choices)),
    ...Array.from({ length: choices.below(4) }, () => combination(ids, choices)),
    ...[DOOR_ID, ...ids].flatMap((id) => lockCommands(id, ids, choices)),
    ...ids.flatMap((id) => contentCommands(id, ids, scenes, choices)),
    ...ids.flatMap((id) => textCommands(id, ids, choices)),
    ...answerAtTheDoor(ids, choices),
  ];
  const room = commands.reduce(tryCommand, newRoom());
  return [...combinationsIn(room).keys()]
    .flatMap((id) => resultCommands(id, ids, choices))
    .reduce(tryCommand, room);
}

/** Answers of locks with a text. */
const ANSWERS = ['a1', 'c3'] as const;
/** Texts that tell one of the answers. */
const TELLING = ['It is A1.', 'It is C3.'] as const;

/** Puts texts where they are easily lost: on open ways, on collected toggles, after wrong answers. */
function textCommands(id: ItemId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  const text = choices.oneOf(TELLING);
  const told: Command = { type: 'setOpenedDescription', id, openedDescription: text };
  switch (choices.below(16)) {
    case 0:
    case 1:
      return [{ type: 'setWrongText', id, wrongText: text }];
    case 2:
      return [{ type: 'setState', id, state: 'opened' }, told];
    case 3:
      return [
        ...lockByItem(id, oneAfter(id, ids, choices)),
        ...say(id, text),
        { type: 'setAddable', id, isAddableToInventory: true },
        { type: 'setOnClick', id, onClick: { type: 'toggle' } },
      ];
    case 4:
      return [told];
    case 5:
      return say(id, text);
    case 6:
      return [{ type: 'setClueInPicture', id, isClueInPicture: true }];
    default:
      return [];
  }
}

/** In one of three rooms the door opens by an answer, which the text of another item tells. */
function answerAtTheDoor(ids: readonly ItemId[], choices: Choices): readonly Command[] {
  if (choices.below(3) > 0) return [];
  const teller = choices.oneOf(ids);
  return [
    { type: 'setFace', id: DOOR_ID, face: { type: 'text' } },
    ...lockByPassword(DOOR_ID, choices.oneOf(ANSWERS)),
    { type: 'setClueInPicture', id: DOOR_ID, isClueInPicture: choices.below(3) === 0 },
    ...(choices.isTrue()
      ? say(teller, choices.oneOf(TELLING))
      : ([{ type: 'setOpenedDescription', id: teller, openedDescription: choices.oneOf(TELLING) }] as const)),
  ];
}

/** Gives the result of a combination a text, a hidden item, or the role of the door's key. */
function resultCommands(id: ItemId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  const text = choices.oneOf(TELLING);
  switch (choices.below(8)) {
    case 0:
      return [{ type: 'setOpenedDescription', id, openedDescription: text }];
    case 1:
      return [
        { type: 'setState', id, state: 'opened' },
        { type: 'setOpenedDescription', id, openedDescription: text },
      ];
    case 2:
      return [
        ...say(id, text),
        { type: 'setOnClick', id, onClick: { type: choices.oneOf(['none', 'message'] as const) } },
      ];
    case 3:
      return say(id, text);
    case 4:
      return lockByItem(DOOR_ID, id);
    default: {
      const inside = choices.oneOf(ids);
      return [...hideIn(id, inside), ...(choices.isTrue() ? lockByItem(DOOR_ID, inside) : [])];
    }
  }
}

function sceneCommands(scene: SceneId, choices: Choices): readonly Command[] {
  const kind = choices.oneOf(['place', 'closeUp'] as const);
  return [{ type: 'addScene', scene, name: scene, kind, background }];
}

function itemCommands(id: ItemId, scenes: readonly SceneId[], choices: Choices): readonly Command[] {
  const scene = choices.oneOf(scenes);
  const rect = { x: 10 * choices.below(7), y: 10 * choices.below(6), width: 20, height: 30 };
  const shape = choices.oneOf(['rectangle', 'ellipse'] as const);
  if (choices.below(5) === 0) return [{ type: 'addSpot', id, shape, name: id, rect, scene }];
  const position = { x: 10 * choices.below(7), y: 10 * choices.below(6) };
  return [
    { type: 'addItem', id, entry: choices.oneOf(entries), scene },
    { type: 'resizeItem', id, width: 10 + 5 * choices.below(6), position },
  ];
}

function moveDoor(scenes: readonly SceneId[], choices: Choices): Command {
  return { type: 'moveItemToScene', id: DOOR_ID, scene: choices.oneOf(scenes) };
}

/** Mostly one way into each scene, sometimes two or none. */
function wayCommands(to: SceneId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  const count = [1, 1, 1, 2, 2, 0][choices.below(6)] ?? 1;
  return Array.from({ length: count }, () =>
    way(oneAfter(ids[1] ?? DOOR_ID, ids, choices), to, choices),
  ).flat();
}

/** Makes an item a way into a scene. Two times in three it stands in the first scene. */
function way(id: ItemId, to: SceneId, choices: Choices): readonly Command[] {
  const outside: Command = { type: 'moveItemToScene', id, scene: START_ID };
  const isOpen = choices.below(5) === 0;
  return [
    ...(choices.below(3) > 0 ? [outside] : []),
    { type: 'setOnClick', id, onClick: { type: 'go', to } },
    ...(isOpen ? ([{ type: 'setState', id, state: 'opened' }] as const) : []),
    ...(isOpen && choices.isTrue()
      ? ([{ type: 'setOpenedDescription', id, openedDescription: choices.oneOf(TELLING) }] as const)
      : []),
  ];
}

/** The door is always locked, since an unlocked door is no puzzle. */
function lockCommands(id: ItemId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  const [one, other, third] = [
    oneAfter(id, ids, choices),
    oneAfter(id, ids, choices),
    oneAfter(id, ids, choices),
  ];
  const count = 2 + choices.below(2);
  switch (choices.below(id === DOOR_ID ? 9 : 22)) {
    case 0:
    case 1:
      return lockByItem(id, one);
    case 2:
    case 7:
    case 8:
      return [...lockByItem(id, one), { type: 'setKeys', id, keys: [one, other, third].slice(0, count) }];
    case 3:
    case 4:
      return lockBySequence(id, [one, other, choices.oneOf([one, third])].slice(0, count));
    case 5:
      return [...lockByText(id, choices), ...riddle(id, ids, choices)];
    case 6:
      if (id === DOOR_ID && choices.below(3) > 0) return lockByItem(id, one);
      return [...lockByFace(id, choices), ...riddle(id, ids, choices)];
    default:
      return [];
  }
}

/**
 * Mostly picks a later item of the list, so that keys, members and ways rarely depend on what they open:
 * otherwise most rooms would be blocked by a circle.
 */
function oneAfter(id: ItemId, ids: readonly ItemId[], choices: Choices): ItemId {
  const later = ids.slice(ids.indexOf(id) + 1);
  return choices.oneOf(later.length === 0 || choices.below(6) === 0 ? ids : later);
}

function oneBefore(id: ItemId, ids: readonly ItemId[], choices: Choices): ItemId {
  return oneAfter(id, ids.toReversed(), choices);
}

function lockBySequence(id: ItemId, sequence: readonly ItemId[]): readonly Command[] {
  return [
    { type: 'setLocked', id, isItemLocked: true },
    { type: 'setUnlockMethod', id, unlockMethod: 'sequence' },
    { type: 'setSequence', id, sequence },
  ];
}

/** Half of them take a further answer (K7). */
function lockByText(id: ItemId, choices: Choices): readonly Command[] {
  const locking = lockByPassword(id, choices.below(6) === 0 ? ' ' : choices.oneOf(ANSWERS));
  if (choices.isTrue()) return locking;
  return [...locking, { type: 'setAlsoAccepts', id, alsoAccepts: ['B 2'] }];
}

function lockByFace(id: ItemId, choices: Choices): readonly Command[] {
  const face = randomFace(choices.oneOf(FACE_TYPES), choices);
  return [
    { type: 'setLocked', id, isItemLocked: true },
    { type: 'setUnlockMethod', id, unlockMethod: 'password' },
    { type: 'setFace', id, face },
    { type: 'setPassword', id, unlockPassword: randomAnswer(face, choices) },
  ];
}

/** Declares clues for one of three locks (S7). */
function riddle(id: ItemId, ids: readonly ItemId[], choices: Choices): readonly Command[] {
  if (choices.below(3) > 0) return [];
  return [{ type: 'setToldBy', id, toldBy: [oneAfter(id, ids, choices)] }];
}

function contentCommands(
  id: ItemId,
  ids: readonly ItemId[],
  scenes: readonly SceneId[],
  choices: Choices,
): readonly Command[] {
  const hidden = [oneBefore(id, ids, choices), oneBefore(id, ids, choices)];
  const scene = choices.oneOf([START_ID, ...scenes]);
  switch (choices.below(14)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return hideIn(id, hidden[0] ?? id);
    case 4:
    case 5:
    case 13:
      return [
        { type: 'setHiding', id, isHidingAnotherItem: true },
        { type: 'setItemsToHide', id, itemsToHide: hidden },
      ];
    case 6:
      return [{ type: 'setOpenedDescription', id, openedDescription: choices.oneOf(TELLING) }];
    case 7:
      return say(id, choices.oneOf(TELLING));
    case 8:
      return [{ type: 'setOpenBackground', id, background: { scene, ...background } }];
    case 9:
      return [
        { type: 'setOnClick', id, onClick: { type: choices.oneOf(['none', 'toggle', 'message'] as const) } },
      ];
    case 10:
      return [{ type: 'setState', id, state: 'opened' }];
    case 11:
    case 12:
      return [{ type: 'setAddable', id, isAddableToInventory: true }];
    default:
      return [];
  }
}

function combination(ids: readonly ItemId[], choices: Choices): Command {
  const result = choices.oneOf(ids);
  const [id, other] = [oneAfter(result, ids, choices), oneAfter(result, ids, choices)];
  return { type: 'setCombination', id, combination: { other, result } };
}

function tryCommand(room: Room, command: Command): Room {
  const result = applyCommand(room, command);
  return result.ok ? result.value.room : room;
}
