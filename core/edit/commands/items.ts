import { refuse, success } from '../../result.ts';
import { createItem } from '../../room/create/createItem.ts';
import { isItemId } from '../../room/create/ids.ts';
import { clampPosition, clampWidth } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { bringsAbout, hidingFields, itemOf, keyFields } from '../../room/links.ts';
import { mendItem } from '../../room/load/mend/mendItem.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { firstSceneOf, sceneOf } from '../../room/scenes.ts';
import { changeItem, changeRoom, setItem } from '../change.ts';
import { releaseHidden, releaseKeys } from '../changeLinks.ts';
import type { EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import { freePlace } from '../freePlace.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';

/** SPEC §4: counts, appends to the order, becomes active. E4 for the place. */
export function addItem(room: Room, command: CommandOf<'addItem'>): EditResult {
  const { id, entry, position } = command;
  if (entry.tag === 'Doors') return refuse({ type: 'oneDoorOnly' });
  const item = createItem(entry, position);
  return bringIn(room, id, position ? item : { ...item, position: freePlace(room, item) });
}

export const itemHandlers: ItemHandlers<'deleteItem' | 'duplicateItem'> = {
  deleteItem,
  duplicateItem,
};

/** SPEC §4 and E9: no link to or from the item stays; the one before it in the order becomes active. */
function deleteItem(room: Room, { id }: CommandOf<'deleteItem'>): EditResult {
  if (id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notDeleted' });
  const released = clearLinksTo(releaseHidden(releaseKeys(room, id), id), id);
  const { [id]: _, ...itemConfigs } = released.itemConfigs;
  const itemOrder = released.itemOrder.filter((other) => other !== id);
  const before = Math.max(0, released.itemOrder.indexOf(id) - 1);
  return edited(changeRoom(released, { itemConfigs, itemOrder }), itemOrder[before] ?? null);
}

function clearLinksTo(room: Room, id: ItemId): Room {
  return Object.entries(room.itemConfigs).reduce((linked, [other, item]) => {
    const unhiding = item.itemToHide === id ? { itemToHide: null } : {};
    const unlocking =
      item.itemToUnlock === id ? ({ itemToUnlock: null, unlockMethod: 'password' } as const) : {};
    return changeItem(linked, other, { ...unhiding, ...unlocking });
  }, room);
}

/** E6: the settings, not the links. */
function duplicateItem(room: Room, command: CommandOf<'duplicateItem'>, item: ItemConfig): EditResult {
  if (command.id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notCopied' });
  const copy = withoutLinks(item);
  return bringIn(room, command.newId, { ...copy, position: freePlace(room, copy) });
}

/** E6: an item out of this room or another; it may come from a clipboard, so its fields are made to fit one another. */
export function pasteItem(room: Room, { id, item }: CommandOf<'pasteItem'>): EditResult {
  const refusal = refusalOfTexts(item);
  if (refusal) return refuse(refusal);
  const copy = withoutLinks(mendItem(item));
  const width = clampWidth(copy.width, copy.aspect);
  const position = clampPosition(copy.position, width, copy.aspect);
  return bringIn(room, id, { ...copy, width, position: freePlace(room, { ...copy, width, position }) });
}

/** The settings of an item to paste (E6); null for the door, which is not copied, and for what is not there. */
export function copyItem(room: Room, id: ItemId): ItemConfig | null {
  const item = id === DOOR_ID ? undefined : itemOf(room, id);
  return item ? withoutLinks(item) : null;
}

function withoutLinks(item: ItemConfig): ItemConfig {
  const unlinked = {
    ...item,
    isHidden: false,
    isHidingAnotherItem: false,
    ...hidingFields([]),
    ...keyFields([]),
    sequence: [],
    combinesWith: null,
    combinesInto: null,
    onOpen: null,
  };
  if (!item.isItemLocked || item.unlockMethod === 'password') return unlinked;
  return { ...unlinked, isItemLocked: false, isLocked: false, unlockMethod: 'password' };
}

function refusalOfTexts(item: ItemConfig): EditRefusal | null {
  const texts = [
    ['itemName', item.name],
    ['message', item.customDescription],
    ['message', item.openedDescription],
    ['password', item.unlockPassword],
  ] as const;
  for (const [field, text] of texts) {
    if (text.length > LIMITS[field]) return { type: 'tooLong', field, limit: LIMITS[field] };
  }
  return null;
}

/** Puts a new item into the room, which counts it, and makes it active (SPEC §4): in front of all, or behind all that is no spot (N6). */
export function bringIn(room: Room, id: ItemId, item: ItemConfig): EditResult {
  const allowed = checkRoomFor(room, id);
  if (!allowed.ok) return allowed;
  const place = item.spot === null ? room.itemOrder.length : placeOfSpots(room);
  const counted = { itemOrder: room.itemOrder.toSpliced(place, 0, id), itemCounter: room.itemCounter + 1 };
  return edited(changeRoom(setItem(room, id, inKnownScene(room, item)), counted), id);
}

/** The place in the order past the door and all spots. */
function placeOfSpots(room: Room): number {
  const first = room.itemOrder.findIndex((id) => id !== DOOR_ID && itemOf(room, id)?.spot === null);
  return first < 0 ? room.itemOrder.length : first;
}

/** A new item, and one from another room, stands in the first scene; ways to scenes that are not here lead nowhere (E6). */
function inKnownScene(room: Room, item: ItemConfig): ItemConfig {
  const { onClick, ...plain } = item;
  const isKnown = onClick?.type !== 'go' || sceneOf(room, onClick.to) !== undefined;
  const isToggle = onClick?.type === 'toggle' && bringsAbout(item);
  const scene = sceneOf(room, item.scene) ? item.scene : firstSceneOf(room);
  return { ...plain, scene, ...(onClick && isKnown && !isToggle && { onClick }) };
}

function checkRoomFor(room: Room, id: ItemId) {
  if (!isItemId(id) || id === DOOR_ID) return refuse({ type: 'badId', id } as const);
  if (itemOf(room, id)) return refuse({ type: 'idTaken', id } as const);
  if (room.itemOrder.length >= LIMITS.items) {
    return refuse({ type: 'tooManyItems', limit: LIMITS.items } as const);
  }
  return success(null);
}
