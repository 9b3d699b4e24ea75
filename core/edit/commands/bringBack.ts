import { ungroupSingles } from '../../room/groups.ts';
import { LIMITS } from '../../room/limits.ts';
import { hiddenBy, hidingFields, itemOf, keyFields, keysOf } from '../../room/links.ts';
import { mendRoom } from '../../room/load/mend/mendRoom.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { sceneOf } from '../../room/scenes.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';
import { drawingOrder } from '../place/drawingOrder.ts';
import { freePlace } from '../place/freePlace.ts';
import { removeItem } from '../removeItem.ts';
import { wayHandlers } from './scenes/ways.ts';

/**
 * Fields of an item that change when other items are deleted. Each group of fields is restored as a whole or not at
 * all.
 */
const TOGETHER: readonly (readonly (keyof ItemConfig)[])[] = [
  [
    'isItemLocked',
    'isLocked',
    'unlockMethod',
    'face',
    'unlockPassword',
    'alsoAccepts',
    'itemToUnlock',
    'furtherKeys',
    'sequence',
  ],
  ['toldBy'],
  ['isHidingAnotherItem', 'itemToHide', 'alsoHides'],
  ['combinesWith', 'combinesInto'],
  ['isAddableToInventory', 'onClick'],
  ['isHidden'],
  ['group'],
];

/**
 * Restores items that were cut from this very room under their ids, in front of all others (E6). Links come
 * back if the other end still exists and was not linked elsewhere meanwhile. So cut and paste is a move, and
 * hidden items come along (M3).
 */
export function bringBack(room: Room, { ids, before, scene }: CommandOf<'bringBack'>): EditResult {
  if (!sceneOf(room, scene)) return refuse({ type: 'unknownScene', scene });
  const cut = before.itemOrder.filter((id) => id !== DOOR_ID && ids.includes(id));
  if (cut.length === 0) return edited(room);
  const taken = cut.find((id) => itemOf(room, id));
  if (taken !== undefined) return refuse({ type: 'idTaken', id: taken });
  if (room.itemOrder.length + cut.length > LIMITS.items) {
    return refuse({ type: 'tooManyItems', limit: LIMITS.items });
  }
  const back = withCut(relinked(room, before, cut), { before, cut, scene });
  const moved = cut.reduce((changed, id) => moveTo(changed, id, scene), back);
  return edited(moved, cut.at(-1) ?? null);
}

/** Links the remaining items as they were before the cut. */
function relinked(room: Room, before: Room, cut: readonly ItemId[]): Room {
  const after = ungroupSingles(cut.reduce((left, id) => removeItem(left, id).room, before));
  const linked = room.itemOrder.flatMap((id): [ItemId, ItemConfig][] => {
    const [item, was, became] = [room, before, after].map((each) => itemOf(each, id));
    return item && was && became && was !== became ? [[id, restored(item, was, became)]] : [];
  });
  return { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(linked) } };
}

/** Restores the fields that the cut changed, unless they were changed again since. */
function restored(item: ItemConfig, was: ItemConfig, became: ItemConfig): ItemConfig {
  const fields = TOGETHER.filter((all) => all.every((field) => isDeepEqual(item[field], became[field])));
  const values = fields.flat().map((field) => [field, was[field]] as const);
  const all: ItemConfig = { ...item, ...Object.fromEntries(values), ...rejoinedLists(item, was, became) };
  const { group, toldBy, onClick, ...rest } = all;
  return { ...rest, ...(group && { group }), ...(toldBy && { toldBy }), ...(onClick && { onClick }) };
}

/** Restores the lists of an item that were changed since the cut. */
function rejoinedLists(item: ItemConfig, was: ItemConfig, became: ItemConfig): Partial<ItemConfig> {
  const all = [item, was, became] as const;
  const keys = rejoined(all.map(keysOf), LIMITS.keys);
  const hidden = rejoined(all.map(hiddenBy), LIMITS.hidden);
  const toldBy = rejoined(all.map(toldByOf), LIMITS.toldBy);
  return { ...(keys && keyFields(keys)), ...(hidden && hidingFields(hidden)), ...(toldBy && { toldBy }) };
}

/**
 * If a list only gained entries since the cut, puts back what the cut removed; a list that was rebuilt is
 * left as its creator made it.
 */
function rejoined(lists: readonly (readonly ItemId[])[], limit: number): readonly ItemId[] | null {
  const [now = [], was = [], became = []] = lists;
  const isAddedTo = became.length > 0 && became.every((id) => now.includes(id));
  const joined = [...was, ...now.filter((id) => !was.includes(id))];
  return isAddedTo && was.length > became.length && joined.length <= limit ? joined : null;
}

interface Cut {
  before: Room;
  cut: readonly ItemId[];
  scene: Room['sceneOrder'][number];
}

/**
 * Puts the items back into their own scenes, as far as these exist; broken links are repaired as in a stored
 * room.
 */
function withCut(room: Room, { before, cut, scene }: Cut): Room {
  const back = cut.flatMap((id): [ItemId, ItemConfig][] => {
    const item = itemOf(before, id);
    return item ? [[id, sceneOf(room, item.scene) ? item : { ...item, scene }]] : [];
  });
  const itemConfigs = { ...room.itemConfigs, ...Object.fromEntries(back) };
  return mendRoom({ ...room, itemConfigs, itemOrder: drawingOrder(itemConfigs, [...room.itemOrder, ...cut]) })
    .room;
}

/** Moves the item to another scene, to a position where nothing else stands exactly (E4). */
function moveTo(room: Room, id: ItemId, scene: Room['sceneOrder'][number]): Room {
  const item = itemOf(room, id);
  if (!item || item.scene === scene) return room;
  const moved = wayHandlers.moveItemToScene(room, { type: 'moveItemToScene', id, scene }, item);
  if (!moved.ok) return room;
  return changeItem(moved.value.room, id, { position: freePlace(room, { ...item, scene }) });
}
