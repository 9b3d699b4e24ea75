import { bringsAbout, holdsBackClicks } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures/pictures.ts';

/** Whether a click collects an item that is not locked (P4). */
export function isCollectedByClick(id: ItemId, item: ItemConfig): boolean {
  return item.isAddableToInventory && id !== DOOR_ID && !holdsBackClicks(item);
}

/** Whether a click opens an item that is neither locked nor open (P5, O1). */
export function isOpenedByClick(id: ItemId, item: ItemConfig): boolean {
  const opens = id === DOOR_ID || hasOpenedPicture(item) || bringsAbout(item);
  return opens && !holdsBackClicks(item) && !isCollectedByClick(id, item);
}

/** Whether clicks open and shut an item that is not locked (P5): what it was before comes back. */
export function goesBackAndForth(id: ItemId, item: ItemConfig): boolean {
  return item.onClick?.type === 'toggle' && hasOpenedPicture(item) && !isCollectedByClick(id, item);
}

/** Whether a click on an item that has nothing to open leads out of its scene (N2). */
export function leadsAway({ onClick, scene }: ItemConfig): boolean {
  return onClick?.type === 'go' && onClick.to !== scene;
}
