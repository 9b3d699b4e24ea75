import { isOnStage } from '../room/geometry.ts';
import { LIMITS } from '../room/limits.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../room/model.ts';

/**
 * Every breach of R3–R11 in a room, in words; empty for a sound one. Written from the rules and not from the code
 * that keeps them, so that it can contradict it.
 */
export function checkInvariants(room: Room): readonly string[] {
  const items = Object.entries(room.itemConfigs);
  return [
    ...checkOrder(room),
    ...checkLimits(room),
    ...items.flatMap(([id, item]) => checkItem(id, item)),
    ...items.flatMap(([id, item]) => checkLinks(room, id, item)),
    ...items.flatMap(([id]) => checkCycle(room, id)),
  ];
}

function checkOrder(room: Room): readonly string[] {
  const configs = Object.keys(room.itemConfigs).sort();
  const order = [...room.itemOrder].sort();
  const hasDoor = configs.includes(DOOR_ID);
  return broken({
    'R1 the order names every item once': configs.join() !== order.join(),
    'R5 the door is first': hasDoor && room.itemOrder[0] !== DOOR_ID,
  });
}

function checkLimits(room: Room): readonly string[] {
  const { min, max } = LIMITS.timeLimit;
  return broken({
    'R4 name': room.roomName.length > LIMITS.roomName,
    'R4 introduction': room.introduction.length > LIMITS.introduction,
    'R4 time limit': !Number.isInteger(room.timeLimit) || room.timeLimit < min || room.timeLimit > max,
    'R4 items': room.itemOrder.length > LIMITS.items,
  });
}

function checkItem(id: ItemId, item: ItemConfig): readonly string[] {
  const variant = item.variants[item.color];
  return broken({
    [`R3 width of ${id}`]: item.width < LIMITS.width.min || item.width > LIMITS.width.max,
    [`E7 place of ${id}`]: !isOnStage(item),
    [`R4 name of ${id}`]: item.name.length > LIMITS.itemName,
    [`R4 message of ${id}`]: item.customDescription.length > LIMITS.message,
    [`R4 text once open of ${id}`]: item.openedDescription.length > LIMITS.message,
    [`O1 toggle ${id} brings nothing about`]:
      item.onClick?.type === 'toggle' && (item.itemToHide !== null || item.openedDescription !== ''),
    [`R4 password of ${id}`]: item.unlockPassword.length > LIMITS.password,
    [`R6 ${id} is locked as set`]: item.isLocked !== item.isItemLocked,
    [`R6 ${id} is visible`]: !item.visible,
    [`R9 text of ${id}`]: item.description !== 'custom' && item.customDescription !== '',
    [`R11 picture of ${id}`]: item.uri !== variant?.[item.state],
    [`SPEC unlocked ${id} has no password`]: !item.isItemLocked && item.unlockPassword !== '',
    [`SPEC ${id} by item has no password`]: item.unlockMethod === 'item' && item.unlockPassword !== '',
    [`S6 ${id} not locked by password has no clue`]:
      item.isClueInPicture && (!item.isItemLocked || item.unlockMethod === 'item'),
    [`SPEC unlocked ${id} has no key`]: !item.isItemLocked && item.itemToUnlock !== null,
    [`SPEC ${id} by password has no key`]: item.unlockMethod === 'password' && item.itemToUnlock !== null,
    [`SPEC ${id} hides while it hides`]: !item.isHidingAnotherItem && item.itemToHide !== null,
  });
}

function checkLinks(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  const all = Object.values(room.itemConfigs);
  const hiders = all.filter((other) => other.itemToHide === id).length;
  const locks = all.filter((other) => other.itemToUnlock === id).length;
  const isDoor = id === DOOR_ID;
  const isMute = item.onClick?.type === 'none' || item.onClick?.type === 'message';
  const exists = (link: ItemId | null) => link === null || link in room.itemConfigs;
  return broken({
    [`E3 ${id} hides nothing that is not there`]: !exists(item.itemToHide),
    [`E3 ${id} has no key that is not there`]: !exists(item.itemToUnlock),
    [`R7 ${id} is hidden by one item`]: item.isHidden ? hiders !== 1 : hiders !== 0,
    [`E8 ${id} is the key of one lock`]: locks > 1,
    [`SPEC key ${id} is addable`]: locks > 0 && !item.isAddableToInventory,
    [`E5 own key ${id}`]: item.itemToUnlock === id,
    'E5 the door': isDoor && (hiders + locks > 0 || item.isAddableToInventory || item.itemToHide !== null),
    [`R10 ${id} answers clicks`]:
      isMute && (isDoor || locks > 0 || item.itemToHide !== null || item.openedDescription !== ''),
  });
}

function checkCycle(room: Room, start: ItemId): readonly string[] {
  let id = room.itemConfigs[start]?.itemToHide ?? null;
  for (let steps = 0; id !== null && steps <= room.itemOrder.length; steps++) {
    if (id === start) return [`E5 ${start} hides itself`];
    id = room.itemConfigs[id]?.itemToHide ?? null;
  }
  return [];
}

/** The rules whose breach is true. */
function broken(breaches: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(breaches).filter((rule) => breaches[rule]);
}
