import { hidesThroughOthers, itemOf } from '../../links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../model.ts';
import type { LinkField, Warn } from './warning.ts';

/** Clears unlock links to nothing and those that E5 and E8 forbid. */
export function mendUnlockLinks(room: Room, warn: Warn): Room {
  const keys = new Set<ItemId>();
  return mendLinks(room, warn, 'itemToUnlock', (_, { from: lock, to: key }) => {
    const isAllowed = key !== lock && key !== DOOR_ID && !keys.has(key);
    if (isAllowed) keys.add(key);
    return isAllowed;
  });
}

/** Clears hide links to nothing and those that E5 and R7 forbid, going through the drawing order. */
export function mendHideLinks(room: Room, warn: Warn): Room {
  const hidden = new Set<ItemId>();
  return mendLinks(room, warn, 'itemToHide', (mended, { from: hider, to: item }) => {
    const isAllowed =
      hider !== DOOR_ID &&
      item !== hider &&
      item !== DOOR_ID &&
      !hidden.has(item) &&
      !hidesThroughOthers(mended, { upper: item, lower: hider });
    if (isAllowed) hidden.add(item);
    return isAllowed;
  });
}

/** A link as one item's field holds it. */
interface Link {
  from: ItemId;
  to: ItemId;
}

function mendLinks(
  room: Room,
  warn: Warn,
  field: LinkField,
  isAllowed: (room: Room, link: Link) => boolean,
): Room {
  return room.itemOrder.reduce((worse, id) => {
    const target = worse.itemConfigs[id]?.[field] ?? null;
    if (target === null) return worse;
    const isDangling = !itemOf(worse, target);
    if (!isDangling && isAllowed(worse, { from: id, to: target })) return worse;
    warn({ type: isDangling ? 'danglingLink' : 'forbiddenLink', id, field });
    return clearLink(worse, id, field);
  }, room);
}

function clearLink(room: Room, id: ItemId, field: LinkField): Room {
  const item = room.itemConfigs[id];
  if (!item) return room;
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, [field]: null } } };
}
