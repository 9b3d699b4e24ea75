import { messageOf } from '../../play/message.ts';
import { itemRect, type Placed } from '../../room/geometry.ts';
import { bringsAbout, combinationsIn, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId } from '../../room/model.ts';
import { hasOpenedPicture } from '../../room/pictures/pictures.ts';
import { isSeen } from '../escape/findReach.ts';
import type { Examination } from '../examine.ts';
import type { Covers } from './findCovers.ts';
import type { Layer } from './layOut.ts';
import { SpotSearch } from './SpotSearch.ts';

/** Above this covered share an item is "mostly covered" (L2). */
const MOSTLY = 0.5;
/** CSS pixels: the stage takes 95 % of a phone 375 px wide (SPEC §2 "Layout"), at 16:9. */
const PHONE_STAGE = { width: 375 * 0.95, height: (375 * 0.95 * 9) / 16 };
/** Width of a finger in CSS pixels. */
export const FINGER = 44;

/** Returns the items that are mostly covered by others when they become visible (L2). */
export function findMostlyCovered({ world, reach }: Examination, covers: Covers): readonly ItemId[] {
  const isThere = ({ id }: Layer) => !world.play.items[id]?.isHidden;
  const search = new SpotSearch();
  return [...covers].flatMap(([layer, inFront]) => {
    const there = isSeen(reach, layer.id) ? inFront.filter(isThere) : [];
    return search.isCovered(layer, there, MOSTLY) ? [layer.id] : [];
  });
}

/**
 * Returns the clickable items that are smaller than a finger on a phone (L2), by their longer side. The stage
 * also takes taps beside a slender item, but items that are small in both directions are hard to hit.
 */
export function findTooSmall({ world: { room } }: Examination): readonly ItemId[] {
  const made = combinationsIn(room);
  return room.itemOrder.filter((id) => {
    const item = itemOf(room, id);
    // The result of a combination is never in the room but only in the inventory (C1).
    return item !== undefined && !made.has(id) && answersClicks(id, item) && longerSide(item) < FINGER;
  });
}

/** Returns the longer side of an item in CSS pixels on a phone. */
export function longerSide(item: Placed): number {
  const { width, height } = itemRect(item);
  return Math.max((width * PHONE_STAGE.width) / 100, (height * PHONE_STAGE.height) / 100);
}

/** Returns whether a click on the item does or shows anything; mere decoration may be small. */
function answersClicks(id: ItemId, item: ItemConfig): boolean {
  if (id === DOOR_ID || item.isItemLocked || item.onClick?.type === 'go') return true;
  if (item.onClick?.type === 'none') return false;
  const moves = item.isAddableToInventory || hasOpenedPicture(item) || bringsAbout(item);
  return messageOf(item, 'default') !== null || (moves && item.onClick?.type !== 'message');
}
