import { isUploadUri, libraryUri, pictureIdOf } from '../../catalogue/pictureAddresses.ts';
import { facePictures, mapFacePictures } from '../../lock/facePictures.ts';
import type { Background, ItemConfig, Room, Scene } from '../model.ts';
import { backgroundsOf } from '../scenes.ts';
import { pictureOf } from './pictures.ts';

/** Returns the uploaded pictures that a room can ever show, each once. */
export function uploadUrisOf(room: Room): readonly string[] {
  const items = Object.values(room.itemConfigs).flatMap(urisOf);
  const backgrounds = backgroundsOf(room).map(({ uri }) => uri);
  return [...new Set([...backgrounds, ...items].filter(isUploadUri))];
}

/** Returns every address of an item: its current picture may come from another entry than its variants. */
export function urisOf({ uri, variants, face }: ItemConfig): readonly string[] {
  return [
    uri,
    ...facePictures(face),
    ...Object.values(variants).flatMap((variant) => [variant.default, variant.opened]),
  ];
}

/** Returns the pictures that a play of the room can show, each once; of an item only those in its own colour. */
export function playedUrisOf(room: Room): readonly string[] {
  const items = Object.values(room.itemConfigs).flatMap((item) => [
    item.uri,
    pictureOf(item, 'default'),
    pictureOf(item, 'opened'),
    ...facePictures(item.face),
  ]);
  return [...new Set([...backgroundsOf(room).map(({ uri }) => uri), ...items])].filter((uri) => uri !== '');
}

/** Returns a room with every picture address mapped. */
export function mapPictures(room: Room, toUri: (uri: string) => string): Room {
  const mapBackground = <Kind extends Background>(background: Kind) => ({
    ...background,
    uri: toUri(background.uri),
  });
  const mapScene = (scene: Scene) => ({ ...scene, background: mapBackground(scene.background) });
  return {
    ...room,
    background: mapBackground(room.background),
    scenes: mapValues(room.scenes, mapScene),
    itemConfigs: mapValues(room.itemConfigs, (item) => ({
      ...mapItem(item, toUri),
      onOpen: item.onOpen && { background: mapBackground(item.onOpen.background) },
    })),
  };
}

/**
 * Returns a room from elsewhere for storing in an account, with the library's and the owner's own uploaded
 * pictures; counts the others. Items without their picture show a placeholder, and L1 asks for another.
 */
export function withPicturesOf(room: Room, own: ReadonlySet<string>): { room: Room; leftOut: number } {
  const isKept = (uri: string) => own.has(uri) || uri === libraryUri(pictureIdOf(uri));
  const foreign = new Set(uploadUrisOf(room).filter((uri) => !isKept(uri)));
  if (foreign.size === 0) return { room, leftOut: 0 };
  return { room: mapPictures(room, (uri) => (foreign.has(uri) ? '' : uri)), leftOut: foreign.size };
}

function mapItem(item: ItemConfig, toUri: (uri: string) => string): ItemConfig {
  const variants = mapValues(item.variants, (variant) => ({
    default: toUri(variant.default),
    opened: toUri(variant.opened),
  }));
  return { ...item, uri: toUri(item.uri), variants, face: mapFacePictures(item.face, toUri) };
}

function mapValues<Value>(
  map: Readonly<Record<string, Value>>,
  toValue: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, toValue(value)]));
}
