import { isUploadUri } from '../catalogue/pictureAddresses.ts';
import type { ItemConfig, Room } from './model.ts';

/** The uploaded pictures that a room can ever show, each once. */
export function uploadUrisOf(room: Room): readonly string[] {
  const items = Object.values(room.itemConfigs).flatMap(urisOf);
  return [...new Set([room.background.uri, ...items].filter(isUploadUri))];
}

/** Every address of an item: what it shows now may be one thing's, and its variants another's. */
export function urisOf({ uri, variants }: ItemConfig): readonly string[] {
  return [uri, ...Object.values(variants).flatMap((variant) => [variant.default, variant.opened])];
}

/** A room with every address of a picture made another. */
export function mapPictures(room: Room, toUri: (uri: string) => string): Room {
  const items = Object.entries(room.itemConfigs).map(([id, item]) => [id, mapItem(item, toUri)] as const);
  const background = { ...room.background, uri: toUri(room.background.uri) };
  return { ...room, background, itemConfigs: Object.fromEntries(items) };
}

function mapItem(item: ItemConfig, toUri: (uri: string) => string): ItemConfig {
  const variants = Object.entries(item.variants).map(
    ([color, variant]) =>
      [color, { default: toUri(variant.default), opened: toUri(variant.opened) }] as const,
  );
  return { ...item, uri: toUri(item.uri), variants: Object.fromEntries(variants) };
}
