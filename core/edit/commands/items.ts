import { createItem } from '../../room/create/createItem.ts';
import { isItemId } from '../../room/create/ids.ts';
import { clampPosition, clampWidth } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { bringsAbout, itemOf } from '../../room/links.ts';
import { mendItem } from '../../room/load/mend/mendItem.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type OnClick, type Room } from '../../room/model.ts';
import { firstSceneOf, sceneOf } from '../../room/scenes.ts';
import { refuse, success } from '../../util/result.ts';
import { changeRoom, setItem } from '../change.ts';
import type { EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';
import { refusalOfAnswer, refusalOfText } from '../limit.ts';
import { withOnClick } from '../links/withOnClick.ts';
import { withoutLinks } from '../links/withoutLinks.ts';
import { numberedName } from '../numberedName.ts';
import { drawingOrder } from '../place/drawingOrder.ts';
import { freePlace } from '../place/freePlace.ts';
import { placeOfCopy } from '../place/placeOfCopy.ts';
import { refusalOfHints } from './telling.ts';

/**
 * Adds an item (SPEC §4): counts it, appends it to the order, selects it. E4 decides its position. A further
 * door is an ordinary item (M4).
 */
export function addItem(room: Room, command: CommandOf<'addItem'>): EditResult {
  const { id, entry, position, scene = firstSceneOf(room), isAddableToInventory = false } = command;
  const item = { ...createItem(entry, position), scene, isAddableToInventory };
  return bringIn(room, id, position ? item : { ...item, position: freePlace(room, item) });
}

/** Copies an item's settings without its links, into the same scene (E6). */
export function duplicateItem(room: Room, command: CommandOf<'duplicateItem'>, item: ItemConfig): EditResult {
  if (command.id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notCopied' });
  const copy = withoutLinks(item);
  const name = numberedName(room.itemConfigs, copy.name, LIMITS.itemName);
  return bringIn(room, command.newId, { ...copy, name, position: placeOfCopy(room, copy) });
}

/**
 * E6: pastes an item of this room or another. It may come from a clipboard, so fields that contradict one another are
 * repaired.
 */
export function pasteItem(room: Room, { id, item, scene }: CommandOf<'pasteItem'>): EditResult {
  const refusal = refusalOfTexts(item);
  if (refusal) return refuse(refusal);
  const own = sceneOf(room, item.scene) ? item.scene : firstSceneOf(room);
  const unlinked = withoutLinks(mendItem(item));
  const copy = {
    ...unlinked,
    name: numberedName(room.itemConfigs, unlinked.name, LIMITS.itemName),
    scene: scene ?? own,
  };
  const width = clampWidth(copy.width, copy.aspect);
  const position = clampPosition(copy.position, width, copy.aspect);
  return bringIn(room, id, { ...copy, width, position: placeOfCopy(room, { ...copy, width, position }) });
}

/**
 * Returns the settings of an item for pasting (E6), including its group; null for the door, which is not
 * copied, and for a missing item.
 */
export function copyItem(room: Room, id: ItemId): ItemConfig | null {
  const item = id === DOOR_ID ? undefined : itemOf(room, id);
  if (!item) return null;
  return { ...withoutLinks(item), ...(item.group !== undefined && { group: item.group }) };
}

function refusalOfTexts(item: ItemConfig): EditRefusal | null {
  const answers = [item.unlockPassword, ...item.alsoAccepts];
  return (
    refusalOfText('itemName', item.name) ??
    refusalOfText('message', item.customDescription) ??
    refusalOfText('message', item.openedDescription) ??
    refusalOfText('wrongText', item.wrongText) ??
    answers.map((answer) => refusalOfAnswer(item.face, answer)).find((refusal) => refusal) ??
    refusalOfHints(item.hints)
  );
}

/**
 * Adds a new item to the room, counts it and selects it (SPEC §4): in front of all, or, for a spot, behind
 * all items with a picture (N6).
 */
export function bringIn(room: Room, id: ItemId, item: ItemConfig): EditResult {
  const allowed = checkRoomFor(room, id, item);
  if (!allowed.ok) return allowed;
  const added = setItem(room, id, withFittingClick(room, item));
  const itemOrder = drawingOrder(added.itemConfigs, [...room.itemOrder, id]);
  return edited(changeRoom(added, { itemOrder, itemCounter: room.itemCounter + 1 }), id);
}

/**
 * Repairs a pasted item's click behaviour: a way to a missing scene leads nowhere, and no behaviour may block
 * what the item has to do (E6, R10, O1, N2).
 */
function withFittingClick(room: Room, item: ItemConfig): ItemConfig {
  return item.onClick && !isFitting(room, item, item.onClick) ? withOnClick(item, null) : item;
}

function isFitting(room: Room, item: ItemConfig, onClick: OnClick): boolean {
  if (onClick.type === 'go') return sceneOf(room, onClick.to) !== undefined && !item.isAddableToInventory;
  return !bringsAbout(item);
}

function checkRoomFor(room: Room, id: ItemId, { scene }: ItemConfig) {
  if (!sceneOf(room, scene)) return refuse({ type: 'unknownScene', scene } as const);
  if (!isItemId(id) || id === DOOR_ID) return refuse({ type: 'badId', id } as const);
  if (itemOf(room, id)) return refuse({ type: 'idTaken', id } as const);
  if (room.itemOrder.length >= LIMITS.items) {
    return refuse({ type: 'tooManyItems', limit: LIMITS.items } as const);
  }
  return success(null);
}
