import { hiddenBy, hidesThroughOthers, hidingFields, itemOf, keyFields, keysOf } from '../../links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../model.ts';
import type { LinkField, Warn } from './warning.ts';

/** Clears unlock links to missing items and those that E5, E8 and K5 forbid. */
export function mendUnlockLinks(room: Room, warn: Warn): Room {
  const keys = new Set<ItemId>();
  return mendLinks(room, warn, {
    targets: keysOf,
    fields: keyFields,
    names: ['itemToUnlock', 'furtherKeys'],
    isAllowed: (_, { from: lock, to: key }) => {
      const isAllowed = key !== lock && key !== DOOR_ID && !keys.has(key) && itemOf(room, key)?.spot === null;
      if (isAllowed) keys.add(key);
      return isAllowed;
    },
  });
}

/** Clears hide links to missing items and those that E5, R7 and O2 forbid, in drawing order. */
export function mendHideLinks(room: Room, warn: Warn): Room {
  const hidden = new Set<ItemId>();
  return mendLinks(room, warn, {
    targets: hiddenBy,
    fields: hidingFields,
    names: ['itemToHide', 'alsoHides'],
    isAllowed: (mended, { from: hider, to: item }) => {
      const isAllowed =
        hider !== DOOR_ID &&
        item !== hider &&
        item !== DOOR_ID &&
        !hidden.has(item) &&
        !hidesThroughOthers(mended, { upper: item, lower: hider });
      if (isAllowed) hidden.add(item);
      return isAllowed;
    },
  });
}

/** A link stored in an item's fields. */
interface Link {
  from: ItemId;
  to: ItemId;
}

/** A kind of links: the fields with an item's first link and its further ones. */
interface LinkKind {
  targets: (item: ItemConfig) => readonly ItemId[];
  fields: (targets: readonly ItemId[]) => Partial<ItemConfig>;
  names: readonly [first: LinkField, further: LinkField];
  /** Checks one link after the other; links of earlier items are mended already. */
  isAllowed: (room: Room, link: Link) => boolean;
}

function mendLinks(room: Room, warn: Warn, kind: LinkKind): Room {
  return room.itemOrder.reduce((worse, id) => mendLinksOf(worse, id, warn, kind), room);
}

function mendLinksOf(
  room: Room,
  id: ItemId,
  warn: Warn,
  { targets, fields, names, isAllowed }: LinkKind,
): Room {
  const item = itemOf(room, id);
  const present = item ? targets(item) : [];
  const kept = present.filter((to, place) => {
    const isDangling = !itemOf(room, to);
    if (!isDangling && isAllowed(room, { from: id, to })) return true;
    warn({ type: isDangling ? 'danglingLink' : 'forbiddenLink', id, field: names[place === 0 ? 0 : 1] });
    return false;
  });
  if (!item || kept.length === present.length) return room;
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, ...fields(kept) } } };
}
