import { PLAIN_SETTINGS } from '../../create/createItem.ts';
import type { ItemConfig } from '../../model.ts';
import { firstColor, pictureOf, variantOf } from '../../pictures/pictures.ts';

/** Returns the item with consistent fields, without its links to others. */
export function mendItem(item: ItemConfig): ItemConfig {
  const color = variantOf(item.variants, item.color) ? item.color : firstColor(item.variants);
  const colored = { ...item, color };
  return { ...colored, ...ownFields(colored) };
}

/**
 * Returns the fields that follow from others of the same item (R6, R9, R11, K1–K7, O2, N6, SPEC §4).
 * Unchanged lists are the very same objects.
 */
export function ownFields(item: ItemConfig): Partial<ItemConfig> {
  const isLockedBy = (method: ItemConfig['unlockMethod']) =>
    item.isItemLocked && item.unlockMethod === method;
  const hides = item.isHidingAnotherItem && item.itemToHide !== null;
  const isPart = item.combinesWith !== null && item.combinesInto !== null && item.spot === null;
  return {
    uri: pictureOf(item, item.state),
    visible: true,
    isLocked: item.isItemLocked,
    ...answerFields(item, isLockedBy('password')),
    itemToUnlock: isLockedBy('item') ? item.itemToUnlock : null,
    furtherKeys:
      isLockedBy('item') && item.itemToUnlock !== null ? item.furtherKeys : emptied(item.furtherKeys),
    sequence: isLockedBy('sequence') ? item.sequence : emptied(item.sequence),
    itemToHide: hides ? item.itemToHide : null,
    alsoHides: hides ? item.alsoHides : emptied(item.alsoHides),
    combinesWith: isPart ? item.combinesWith : null,
    combinesInto: isPart ? item.combinesInto : null,
    customDescription: item.description === 'custom' ? item.customDescription : '',
    name: item.name.trim() === '' ? item.catalogueId : item.name,
    ...(item.spot !== null && { isAddableToInventory: false, state: 'default', color: '', uri: '' }),
  };
}

/** Returns the fields that only a lock by password has (K1, K7, S6). */
function answerFields(item: ItemConfig, isLockedByPassword: boolean): Partial<ItemConfig> {
  const { face } = PLAIN_SETTINGS;
  const acceptsMore = isLockedByPassword && item.face.type === 'text';
  return {
    face: isLockedByPassword || item.face.type === face.type ? item.face : face,
    unlockPassword: isLockedByPassword ? item.unlockPassword : '',
    alsoAccepts: acceptsMore ? item.alsoAccepts : emptied(item.alsoAccepts),
    wrongText: isLockedByPassword ? item.wrongText : '',
    isClueInPicture: isLockedByPassword && item.isClueInPicture,
  };
}

function emptied<Each>(list: readonly Each[]): readonly Each[] {
  return list.length === 0 ? list : [];
}
