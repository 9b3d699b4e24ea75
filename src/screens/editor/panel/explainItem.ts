import { bringsAbout, hiderOf, itemOf, lockOf } from '../../../../core/room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures.ts';
import { explainText, itemName } from '../../../text/editorMessages.ts';
import { findClueSource } from './findClueSource.ts';

/** What an item does in the game, one sentence each: the settings read back in plain words. */
export function explainItem(room: Room, id: ItemId): readonly string[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const sentences = [
    ...(id === DOOR_ID ? [explainText.door] : []),
    ...explainHiding(room, id, item),
    ...explainLock(room, id, item),
    ...explainUse(room, id, item),
  ];
  return sentences.length > 0 ? sentences : [explainText.stands];
}

function explainLock(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  if (!item.isItemLocked) return [];
  if (item.unlockMethod === 'item') {
    const key = item.itemToUnlock;
    return [key === null ? explainText.keyMissing : explainText.keyIs(itemName(room, key))];
  }
  if (item.unlockPassword.trim() === '') return [explainText.codeMissing];
  const source = findClueSource(room, id);
  if (source === null) return [explainText.codeOn(explainText.introduction)];
  if (source !== undefined) return [explainText.codeOn(itemName(room, source))];
  const { isClueInPicture, unlockPassword } = item;
  return [
    isClueInPicture ? explainText.codeInPicture(unlockPassword) : explainText.codeNowhere(unlockPassword),
  ];
}

function explainHiding(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  const hider = hiderOf(room, id);
  const isTaken = hider !== null && itemOf(room, hider)?.isAddableToInventory === true;
  return [
    ...(hider === null ? [] : [explainText.hiddenBy(itemName(room, hider), isTaken)]),
    ...(item.itemToHide === null ? [] : [explainText.hides(itemName(room, item.itemToHide))]),
    ...(item.isHidingAnotherItem && item.itemToHide === null ? [explainText.hidesNothing] : []),
  ];
}

function explainUse(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  const lock = lockOf(room, id);
  return [
    ...(item.isAddableToInventory ? [explainText.taken] : []),
    ...(lock === null ? [] : [explainText.unlocks(itemName(room, lock))]),
    ...explainClick(id, item),
  ];
}

function explainClick(id: ItemId, item: ItemConfig): readonly string[] {
  if (item.onClick?.type === 'none') return [explainText.still];
  if (item.onClick?.type === 'message') return [explainText.tells];
  if (item.onClick?.type === 'toggle') return [explainText.toggles];
  const opens =
    id !== DOOR_ID &&
    !item.isAddableToInventory &&
    !item.isItemLocked &&
    (hasOpenedPicture(item) || bringsAbout(item));
  if (opens) return [explainText.opens];
  return item.description === 'none' || item.isItemLocked || item.isAddableToInventory
    ? []
    : [explainText.tells];
}
