import { LOCK_MATERIALS } from '../../catalogue/lockMaterial.ts';
import type { PuzzleCommand } from '../../edit/puzzleCommand.ts';
import { combinationOf, lockOf, sequenceLockOf } from '../../room/links.ts';
import { type ItemConfig, type ItemId, type Room, SHOWN_AS, SPOT_SHAPES } from '../../room/model.ts';
import type { Choices } from '../choices.ts';
import { FACE_TYPES, randomFace } from '../randomFace.ts';
import { anyId, anyPosition, anyScene, anyText, type Makers, mostly, newId, some } from './picking.ts';

/** Commands about faces, keys, sequences, combining, spots and hints. */
export const puzzleMakers: Makers<PuzzleCommand['type']> = {
  setFace: (room, choices) => ({
    type: 'setFace',
    id: aLock(room, choices, 'password'),
    face: randomFace(choices.oneOf(FACE_TYPES), choices),
  }),
  setAlsoAccepts: (room, choices) => ({
    type: 'setAlsoAccepts',
    id: aLock(room, choices, 'password'),
    alsoAccepts: some(choices, () => anyText(choices)),
  }),
  setWrongText: (room, choices) => ({
    type: 'setWrongText',
    id: aLock(room, choices, 'password'),
    wrongText: anyText(choices),
  }),
  setLockMaterial: (room, choices) => ({
    type: 'setLockMaterial',
    id: mostly(room, choices, ({ isItemLocked }) => isItemLocked),
    material: choices.oneOf([null, ...LOCK_MATERIALS]),
  }),
  setKeys: (room, choices) => ({
    type: 'setKeys',
    id: aLock(room, choices, 'item'),
    keys: some(choices, () => aFreeThing(room, choices)),
  }),
  setToldBy: (room, choices) => ({
    type: 'setToldBy',
    id: aLock(room, choices, 'password'),
    toldBy: some(choices, () => anyId(room, choices)),
  }),
  setSequence: (room, choices) => ({
    type: 'setSequence',
    id: aLock(room, choices, 'sequence'),
    sequence: some(choices, () => aPlainThing(room, choices)),
  }),
  setItemsToHide: (room, choices) => ({
    type: 'setItemsToHide',
    id: mostly(room, choices, (item) => item.isHidingAnotherItem),
    itemsToHide: some(choices, () => mostly(room, choices, ({ isHidden }) => !isHidden)),
  }),
  setCombination: (room, choices) => ({
    type: 'setCombination',
    id: aFreeThing(room, choices),
    combination:
      choices.below(10) === 9
        ? null
        : {
            other: aFreeThing(room, choices),
            result: mostly(room, choices, (item) => !item.isItemLocked && !item.isHidden),
          },
  }),
  setShowsAs: (room, choices) => ({
    type: 'setShowsAs',
    id: anyId(room, choices),
    showsAs: choices.oneOf(SHOWN_AS),
  }),
  setHints: (room, choices) => ({
    type: 'setHints',
    id: anyId(room, choices),
    hints: some(choices, () => anyText(choices)),
  }),
  addSpot: (room, choices) => ({
    type: 'addSpot',
    id: newId(room),
    shape: choices.oneOf(SPOT_SHAPES),
    name: anyText(choices),
    rect: anyRect(choices),
    scene: anyScene(room, choices),
  }),
  placeSpot: (room, choices) => ({ type: 'placeSpot', id: aSpot(room, choices), rect: anyRect(choices) }),
  setSpotShape: (room, choices) => ({
    type: 'setSpotShape',
    id: aSpot(room, choices),
    shape: choices.oneOf(SPOT_SHAPES),
  }),
};

function aLock(room: Room, choices: Choices, method: ItemConfig['unlockMethod']): ItemId {
  return mostly(room, choices, (item) => item.isItemLocked && item.unlockMethod === method);
}

function aSpot(room: Room, choices: Choices): ItemId {
  return mostly(room, choices, ({ spot }) => spot !== null);
}

/** Returns mostly an item that can be a key or a part. */
function aFreeThing(room: Room, choices: Choices): ItemId {
  const isUsed = (id: ItemId) => [lockOf, sequenceLockOf, combinationOf].some((of) => of(room, id) !== null);
  const isThing = (item: ItemConfig | undefined) => item?.spot === null && !item.onClick;
  const free = room.itemOrder.slice(1).filter((id) => isThing(room.itemConfigs[id]) && !isUsed(id));
  return choices.below(6) === 5 || free.length === 0 ? anyId(room, choices) : choices.oneOf(free);
}

/** Returns mostly an item that can be a member of a sequence. */
function aPlainThing(room: Room, choices: Choices): ItemId {
  return mostly(room, choices, (item) => !item.isItemLocked && !item.isAddableToInventory && !item.onClick);
}

function anyRect(choices: Choices) {
  return { ...anyPosition(choices), width: choices.below(120), height: choices.below(120) };
}
