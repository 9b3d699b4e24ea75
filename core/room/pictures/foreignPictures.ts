import { isDraftUri, isShownUri } from '../../catalogue/pictureAddresses.ts';
import { facePictures } from '../../lock/facePictures.ts';
import type { ItemConfig, Room } from '../model.ts';
import { backgroundsOf } from '../scenes.ts';
import { mapPictures, urisOf } from './roomPictures.ts';

/** Whether all pictures that an item can ever show are the catalogue's or uploaded (R11). */
export function hasOwnPictures({ variants, face }: ItemConfig): boolean {
  const addresses = Object.values(variants).flatMap((variant) => [variant.default, variant.opened]);
  return [...addresses, ...facePictures(face)].every(isDraftUri);
}

/** Whether all backgrounds that a room can ever show are the catalogue's or uploaded (R11). */
export function hasOwnBackgrounds(room: Room): boolean {
  return backgroundsOf(room).every(({ uri }) => isDraftUri(uri));
}

/**
 * A room that shows players no picture from elsewhere: an address of another site would tell that site who plays, and
 * one within this site could be any call. What was published before L1 asked for this is drawn with placeholders there.
 */
export function withoutForeignPictures(room: Room): Room {
  const items = Object.values(room.itemConfigs);
  const isShown = backgroundsOf(room).every(({ uri }) => isShownUri(uri));
  const isSound = isShown && items.every((item) => urisOf(item).every(isShownUri));
  return isSound ? room : mapPictures(room, (uri) => (isShownUri(uri) ? uri : ''));
}
