import { isCatalogueUri } from '../catalogue/pictureAddresses.ts';
import type { ItemConfig, Room } from './model.ts';

/** Whether all pictures that an item can ever show are the catalogue's (R11). */
export function hasOwnPictures({ variants }: ItemConfig): boolean {
  return Object.values(variants).every(
    (variant) => isCatalogueUri(variant.default) && isCatalogueUri(variant.opened),
  );
}

/**
 * A room that shows players no picture from elsewhere: an address of another site would tell that site who plays, and
 * one within this site could be any call. What was published before L1 asked for this is drawn with placeholders there.
 */
export function withoutForeignPictures(room: Room): Room {
  const items = Object.entries(room.itemConfigs);
  if (isCatalogueUri(room.background.uri) && items.every(([, item]) => hasOwnPictures(item))) return room;
  return {
    ...room,
    background: { ...room.background, uri: ownOrNone(room.background.uri) },
    itemConfigs: Object.fromEntries(items.map(([id, item]) => [id, withOwnPictures(item)])),
  };
}

function withOwnPictures(item: ItemConfig): ItemConfig {
  const variants = Object.entries(item.variants).map(([color, variant]) => {
    return [color, { default: ownOrNone(variant.default), opened: ownOrNone(variant.opened) }] as const;
  });
  return { ...item, uri: ownOrNone(item.uri), variants: Object.fromEntries(variants) };
}

function ownOrNone(uri: string): string {
  return isCatalogueUri(uri) ? uri : '';
}
