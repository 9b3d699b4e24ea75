import { isDraftUri, isShownUri } from '../../catalogue/pictureAddresses.ts';
import { facePictures } from '../../lock/facePictures.ts';
import type { ItemConfig, Room } from '../model.ts';
import { backgroundsOf } from '../scenes.ts';
import { mapPictures, urisOf } from './roomPictures.ts';

/** Returns whether all pictures that an item can ever show are the catalogue's or uploaded (R11). */
export function hasOwnPictures({ variants, face }: ItemConfig): boolean {
  const addresses = Object.values(variants).flatMap((variant) => [variant.default, variant.opened]);
  return [...addresses, ...facePictures(face)].every(isDraftUri);
}

/** Returns whether all backgrounds that a room can ever show are the catalogue's or uploaded (R11). */
export function hasOwnBackgrounds(room: Room): boolean {
  return backgroundsOf(room).every(({ uri }) => isDraftUri(uri));
}

/**
 * Returns a room without pictures from elsewhere: another site would learn who plays, and an address on this
 * site could be any call. Rooms that were published before L1 required this show placeholders.
 */
export function withoutForeignPictures(room: Room): Room {
  const items = Object.values(room.itemConfigs);
  const isShown = backgroundsOf(room).every(({ uri }) => isShownUri(uri));
  const isSound = isShown && items.every((item) => urisOf(item).every(isShownUri));
  return isSound ? room : mapPictures(room, (uri) => (isShownUri(uri) ? uri : ''));
}
