import { isDraftUri, isShownUri } from '../catalogue/pictureAddresses.ts';
import type { ItemConfig, Room } from './model.ts';
import { mapPictures, urisOf } from './roomPictures.ts';

/** Whether all pictures that an item can ever show are the catalogue's or uploaded (R11). */
export function hasOwnPictures({ variants }: ItemConfig): boolean {
  return Object.values(variants).every(
    (variant) => isDraftUri(variant.default) && isDraftUri(variant.opened),
  );
}

/**
 * A room that shows players no picture from elsewhere: an address of another site would tell that site who plays, and
 * one within this site could be any call. What was published before L1 asked for this is drawn with placeholders there.
 */
export function withoutForeignPictures(room: Room): Room {
  const items = Object.values(room.itemConfigs);
  const isSound = isShownUri(room.background.uri) && items.every((item) => urisOf(item).every(isShownUri));
  return isSound ? room : mapPictures(room, (uri) => (isShownUri(uri) ? uri : ''));
}
