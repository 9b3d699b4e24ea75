import { bringsAbout, holdsBackClicks } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures/pictures.ts';

/** Returns whether a click collects an item that is not locked (P4). */
export function isCollectedByClick(id: ItemId, item: ItemConfig): boolean {
  return item.isAddableToInventory && id !== DOOR_ID && !holdsBackClicks(item);
}

/** Returns whether a click opens an item that is neither locked nor open (P5, O1). */
export function isOpenedByClick(id: ItemId, item: ItemConfig): boolean {
  const opens = id === DOOR_ID || hasOpenedPicture(item) || bringsAbout(item);
  return opens && !holdsBackClicks(item) && !isCollectedByClick(id, item);
}

/** Returns whether clicks open and close an item that is not locked (P5). */
export function goesBackAndForth(id: ItemId, item: ItemConfig): boolean {
  return item.onClick?.type === 'toggle' && hasOpenedPicture(item) && !isCollectedByClick(id, item);
}

/** Returns whether a click on an item that has nothing left to open leads to another scene (N2). */
export function leadsAway({ onClick, scene }: ItemConfig): boolean {
  return onClick?.type === 'go' && onClick.to !== scene;
}
