import type { ItemConfig } from '../../model.ts';
import { firstColor, pictureOf, variantOf } from '../../pictures.ts';

/** An item whose fields fit one another, without its links to others. */
export function mendItem(item: ItemConfig): ItemConfig {
  const color = variantOf(item.variants, item.color) ? item.color : firstColor(item.variants);
  const colored = { ...item, color };
  return { ...colored, ...ownFields(colored) };
}

/** The fields that follow from others of the same item (R6, R9, R11, SPEC §4). */
export function ownFields(item: ItemConfig): Partial<ItemConfig> {
  const isLockedBy = (method: ItemConfig['unlockMethod']) =>
    item.isItemLocked && item.unlockMethod === method;
  return {
    uri: pictureOf(item, item.state),
    visible: true,
    isLocked: item.isItemLocked,
    unlockPassword: isLockedBy('password') ? item.unlockPassword : '',
    isClueInPicture: isLockedBy('password') && item.isClueInPicture,
    itemToUnlock: isLockedBy('item') ? item.itemToUnlock : null,
    itemToHide: item.isHidingAnotherItem ? item.itemToHide : null,
    customDescription: item.description === 'custom' ? item.customDescription : '',
    name: item.name.trim() === '' ? item.catalogueId : item.name,
  };
}
