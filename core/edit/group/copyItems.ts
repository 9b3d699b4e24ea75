import { groupOf } from '../../room/groups.ts';
import { LIMITS } from '../../room/limits.ts';
import { combinationIn, hiddenBy, hidingFields, itemOf, keyFields, keysOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { withOnClick } from '../links/withOnClick.ts';
import { withoutLinks } from '../links/withoutLinks.ts';

interface Copying {
  /** The new id of each copied item. */
  newIds: ReadonlyMap<ItemId, ItemId>;
  scene: SceneId;
  newScene: SceneId;
}

/**
 * Copies items of a scene and links the copies to one another like the originals (M3). Links to items that
 * are not copied are dropped (E6); ways to other scenes are kept.
 */
export function copyItems(room: Room, copying: Copying): Readonly<Record<ItemId, ItemConfig>> {
  const copies = [...copying.newIds].flatMap(([id, newId]): [ItemId, ItemConfig][] => {
    const item = itemOf(room, id);
    return item ? [[newId, copyOf(room, id, item, copying)]] : [];
  });
  const hidden = new Set(copies.flatMap(([, copy]) => [...hiddenBy(copy), copy.combinesInto]));
  return Object.fromEntries(copies.map(([id, copy]) => [id, { ...copy, isHidden: hidden.has(id) }]));
}

function copyOf(room: Room, id: ItemId, item: ItemConfig, copying: Copying): ItemConfig {
  const copied = (ids: readonly ItemId[]) => ids.flatMap((each) => copying.newIds.get(each) ?? []);
  const told = copied(toldByOf(item));
  const linked: ItemConfig = {
    ...withoutLinks(item),
    ...hidingWithin(copied(hiddenBy(item))),
    ...lockWithin(copied(keysOf(item)), copied(item.sequence)),
    ...combinationWithin(room, id, copying),
    onOpen: onOpenWithin(item, copying),
    scene: copying.newScene,
    ...groupWithin(room, id, copying),
    ...(told.length > 0 && { toldBy: told }),
  };
  const leadsIntoIt = item.onClick?.type === 'go' && item.onClick.to === copying.scene;
  return leadsIntoIt ? withOnClick(linked, { type: 'go', to: copying.newScene }) : linked;
}

/**
 * The copies of a group are a group too (E10). Its id is the id of the first copy, which no group has yet.
 */
function groupWithin(room: Room, id: ItemId, { newIds }: Copying): Pick<ItemConfig, 'group'> {
  const copies = groupOf(room, id).flatMap((each) => newIds.get(each) ?? []);
  const [first] = copies;
  return first !== undefined && copies.length > 1 ? { group: String(first) } : {};
}

function hidingWithin(hidden: readonly ItemId[]): Partial<ItemConfig> {
  return hidden.length > 0 ? { isHidingAnotherItem: true, ...hidingFields(hidden) } : {};
}

function lockWithin(keys: readonly ItemId[], sequence: readonly ItemId[]): Partial<ItemConfig> {
  const locked = { isItemLocked: true, isLocked: true };
  if (keys.length > 0) return { ...locked, unlockMethod: 'item', ...keyFields(keys) };
  return sequence.length >= LIMITS.sequence.min ? { ...locked, unlockMethod: 'sequence', sequence } : {};
}

/** Keeps a combination only if both parts and the result are copied. */
function combinationWithin(room: Room, id: ItemId, { newIds }: Copying): Partial<ItemConfig> {
  const combination = combinationIn(room, id);
  const other = newIds.get(combination?.other ?? '');
  const result = newIds.get(combination?.result ?? '');
  return other !== undefined && result !== undefined ? { combinesWith: other, combinesInto: result } : {};
}

function onOpenWithin({ onOpen }: ItemConfig, { scene, newScene }: Copying): ItemConfig['onOpen'] {
  return onOpen?.background.scene === scene
    ? { background: { ...onOpen.background, scene: newScene } }
    : null;
}
