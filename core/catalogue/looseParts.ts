import { isCatalogueUri } from './pictureAddresses.ts';

/**
 * Addresses of a picture that something swings or turns in: the thing without that, and each part by itself. Rooms hold the picture's
 * address alone (R11). Null for an uploaded picture, in which nothing does.
 */

/** The thing, or the room, without what swings or turns in it. */
export function stillUri(picture: string): string | null {
  const name = nameOf(picture);
  return name === null ? null : `/art/still/${name}.webp`;
}

/** One part of it. */
export function partUri(picture: string, part: number): string | null {
  const name = nameOf(picture);
  return name === null ? null : `/art/parts/${name}-${part}.webp`;
}

function nameOf(picture: string): string | null {
  return isCatalogueUri(picture) ? picture.slice('/art/'.length, -'.webp'.length) : null;
}
