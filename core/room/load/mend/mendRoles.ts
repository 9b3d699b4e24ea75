import {
  bringsAbout,
  type Combination,
  combinationsIn,
  hidersIn,
  holdsBackClicks,
  itemOf,
  locksIn,
  sequenceLocksIn,
} from '../../links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../../model.ts';
import { sceneOf } from '../../scenes.ts';
import { setFields } from './setFields.ts';
import type { Warn } from './warning.ts';

/**
 * Makes each item fit its roles in the room: door, key, part, member, way, hidden, hider (R7, R10, E5, N2,
 * O1, O3, K6, C1).
 */
export function mendRoles(room: Room, warn: Warn): Room {
  const roles = findRoles(room);
  return room.itemOrder.reduce((worse, id) => {
    const opening = mendOnOpen(worse, roles, id, warn);
    const fitting = setFields(opening, id, roleFields(roles, id), warn);
    return mendOnClick(fitting, roles, id, warn);
  }, room);
}

/** The roles of all items, computed once since a room may have thousands. */
interface Roles {
  /** Items that are hidden or are results of a combination. */
  hidden: ReadonlySet<ItemId>;
  /** Keys and parts, which are collected. */
  collected: ReadonlySet<ItemId>;
  /** Results of combinations, which go into the inventory. */
  made: ReadonlySet<ItemId>;
  members: ReadonlyMap<ItemId, ItemId>;
  /** Scenes whose background an earlier item changes (O3). */
  changedScenes: Set<SceneId>;
}

function findRoles(room: Room): Roles {
  const combinations = combinationsIn(room);
  const parts = [...combinations.values()].flatMap(({ part, other }: Combination) => [part, other]);
  return {
    hidden: new Set([...hidersIn(room).keys(), ...combinations.keys()]),
    collected: new Set([...locksIn(room).keys(), ...parts]),
    made: new Set(combinations.keys()),
    members: sequenceLocksIn(room),
    changedScenes: new Set(),
  };
}

function roleFields({ hidden, collected }: Roles, id: ItemId): Partial<ItemConfig> {
  const isHidden = hidden.has(id);
  if (id === DOOR_ID) return { isHidden, isAddableToInventory: false, isHidingAnotherItem: false };
  return collected.has(id) ? { isHidden, isAddableToInventory: true } : { isHidden };
}

/** At most one item changes a scene's background (O3). */
function mendOnOpen(room: Room, { changedScenes }: Roles, id: ItemId, warn: Warn): Room {
  const item = itemOf(room, id);
  const scene = item?.onOpen?.background.scene;
  if (!item || scene === undefined) return room;
  const isKnown = sceneOf(room, scene) !== undefined;
  if (isKnown && !changedScenes.has(scene)) {
    changedScenes.add(scene);
    return room;
  }
  warn({ type: isKnown ? 'forbiddenLink' : 'danglingLink', id, field: 'onOpen' });
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, onOpen: null } } };
}

function mendOnClick(room: Room, roles: Roles, id: ItemId, warn: Warn): Room {
  const item = itemOf(room, id);
  if (!item?.onClick) return room;
  const leadsNowhere = item.onClick.type === 'go' && !sceneOf(room, item.onClick.to);
  if (!leadsNowhere && isFitting(item, roles, id)) return room;
  warn(
    leadsNowhere
      ? { type: 'danglingLink', id, field: 'onClick' }
      : { type: 'contradiction', id, field: 'onClick' },
  );
  const { onClick: _, ...plain } = item;
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: plain } };
}

function isFitting(item: ItemConfig, { collected, made, members }: Roles, id: ItemId): boolean {
  const isFreeOfLinks = id !== DOOR_ID && !collected.has(id) && !members.has(id);
  switch (item.onClick?.type) {
    case 'go':
      return isFreeOfLinks && !made.has(id) && !item.isAddableToInventory;
    case 'toggle':
      return !bringsAbout(item);
    default:
      return !holdsBackClicks(item) || (isFreeOfLinks && !bringsAbout(item));
  }
}
