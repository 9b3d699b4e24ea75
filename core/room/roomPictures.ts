import { isUploadUri, libraryUri, pictureIdOf } from '../catalogue/pictureAddresses.ts';
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

/**
 * A room from elsewhere as somebody may keep it: of its uploaded pictures those of the library and of their own, by their
 * addresses. Answers how many others were left out; what showed them shows a placeholder, and L1 asks for another.
 */
export function withPicturesOf(room: Room, own: ReadonlySet<string>): { room: Room; leftOut: number } {
  const isKept = (uri: string) => own.has(uri) || uri === libraryUri(pictureIdOf(uri));
  const foreign = new Set(uploadUrisOf(room).filter((uri) => !isKept(uri)));
  if (foreign.size === 0) return { room, leftOut: 0 };
  return { room: mapPictures(room, (uri) => (foreign.has(uri) ? '' : uri)), leftOut: foreign.size };
}

function mapItem(item: ItemConfig, toUri: (uri: string) => string): ItemConfig {
  const variants = Object.entries(item.variants).map(
    ([color, variant]) =>
      [color, { default: toUri(variant.default), opened: toUri(variant.opened) }] as const,
  );
  return { ...item, uri: toUri(item.uri), variants: Object.fromEntries(variants) };
}
