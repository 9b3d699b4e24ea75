import type { Command } from '../../edit/command.ts';
import { DESCRIPTIONS, type ItemConfig, type Room } from '../../room/model.ts';
import type { Choices } from '../choices.ts';
import { entries } from '../entries.ts';
import { randomAnswer } from '../randomFace.ts';
import { anyId, anyLink, anyPosition, anyScene, anyText, type Makers, mostly, newId } from './picking.ts';
import type { puzzleMakers } from './puzzleMakers.ts';
import type { sceneMakers } from './sceneMakers.ts';

type ItemTypes = Exclude<
  Extract<Command, { id: string }>['type'],
  keyof typeof puzzleMakers | keyof typeof sceneMakers
>;

/** Makers of the item commands that the first version of rooms had. */
export const itemMakers: Makers<ItemTypes> = {
  addItem: (room, choices) => ({
    type: 'addItem',
    id: newId(room),
    entry: choices.oneOf(entries),
    ...(choices.isTrue() && { position: anyPosition(choices) }),
    ...(choices.isTrue() && { scene: anyScene(room, choices) }),
  }),
  deleteItem: (room, choices) => ({ type: 'deleteItem', id: anyId(room, choices) }),
  duplicateItem: (room, choices) => ({
    type: 'duplicateItem',
    id: anyId(room, choices),
    newId: newId(room),
  }),
  pasteItem: (room, choices) => ({
    type: 'pasteItem',
    id: newId(room),
    item: anyItem(room, choices),
    ...(choices.isTrue() && { scene: anyScene(room, choices) }),
  }),
  moveItem: (room, choices) => ({
    type: 'moveItem',
    id: anyId(room, choices),
    position: anyPosition(choices),
  }),
  resizeItem: (room, choices) => ({
    type: 'resizeItem',
    id: anyId(room, choices),
    width: choices.below(140) - 10,
  }),
  orderItem: (room, choices) => ({
    type: 'orderItem',
    id: anyId(room, choices),
    move: choices.oneOf(['toFront', 'forward', 'backward', 'toBack']),
  }),
  setName: (room, choices) => ({ type: 'setName', id: anyId(room, choices), name: anyText(choices) }),
  setColor: (room, choices) => ({
    type: 'setColor',
    id: anyId(room, choices),
    color: choices.oneOf(['plain', 'brown', 'red', 'black', 'white', 'toString']),
  }),
  setState: (room, choices) => ({
    type: 'setState',
    id: anyId(room, choices),
    state: choices.oneOf(['default', 'opened']),
  }),
  setPositionLocked: (room, choices) => ({
    type: 'setPositionLocked',
    id: anyId(room, choices),
    isPositionLocked: choices.isTrue(),
  }),
  setAddable: (room, choices) => ({
    type: 'setAddable',
    id: anyId(room, choices),
    isAddableToInventory: choices.isTrue(),
  }),
  setDescription: (room, choices) => ({
    type: 'setDescription',
    id: anyId(room, choices),
    description: choices.oneOf(DESCRIPTIONS),
  }),
  setCustomDescription: (room, choices) => ({
    type: 'setCustomDescription',
    id: anyId(room, choices),
    customDescription: anyText(choices),
  }),
  setOpenedDescription: (room, choices) => ({
    type: 'setOpenedDescription',
    id: anyId(room, choices),
    openedDescription: choices.isTrue() ? anyText(choices) : '',
  }),
  setOnClick: (room, choices) => ({
    type: 'setOnClick',
    id: anyId(room, choices),
    onClick: choices.oneOf([
      null,
      { type: 'none' },
      { type: 'message' },
      { type: 'toggle' },
      ...room.sceneOrder.map((to) => ({ type: 'go', to }) as const),
    ]),
  }),
  setHiding: (room, choices) => ({
    type: 'setHiding',
    id: anyId(room, choices),
    isHidingAnotherItem: choices.below(12) > 0,
  }),
  setItemToHide: (room, choices) => ({
    type: 'setItemToHide',
    id: mostly(room, choices, (item) => item.isHidingAnotherItem),
    itemToHide: anyLink(room, choices),
  }),
  setLocked: (room, choices) => ({
    type: 'setLocked',
    id: anyId(room, choices),
    isItemLocked: choices.below(12) > 0,
  }),
  setUnlockMethod: (room, choices) => ({
    type: 'setUnlockMethod',
    id: mostly(room, choices, (item) => item.isItemLocked),
    unlockMethod: choices.oneOf(['password', 'item', 'sequence']),
  }),
  setPassword: (room, choices) => {
    const id = mostly(room, choices, isByPassword);
    const face = room.itemConfigs[id]?.face;
    const unlockPassword = face && choices.isTrue() ? randomAnswer(face, choices) : anyText(choices);
    return { type: 'setPassword', id, unlockPassword };
  },
  setPasswordMatch: (room, choices) => ({
    type: 'setPasswordMatch',
    id: anyId(room, choices),
    passwordMatch: choices.oneOf(['folded', 'exact']),
  }),
  setClueInPicture: (room, choices) => ({
    type: 'setClueInPicture',
    id: mostly(room, choices, isByPassword),
    isClueInPicture: choices.below(4) > 0,
  }),
  setItemToUnlock: (room, choices) => ({
    type: 'setItemToUnlock',
    id: mostly(room, choices, (item) => item.isItemLocked && item.unlockMethod === 'item'),
    itemToUnlock: anyLink(room, choices),
  }),
};

function isByPassword(item: ItemConfig): boolean {
  return item.isItemLocked && item.unlockMethod === 'password';
}

/** Returns an item of this room, sometimes with inconsistent fields. */
function anyItem(room: Room, choices: Choices): ItemConfig {
  const item = choices.oneOf(Object.values(room.itemConfigs));
  if (choices.below(4) > 0) return item;
  return {
    ...item,
    ...(item.spot === null && { color: 'toString' }),
    width: 400,
    isLocked: true,
    unlockPassword: 'x',
    isHidden: true,
    visible: false,
  };
}
