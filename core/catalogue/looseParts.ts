import { isCatalogueUri } from './pictureAddresses.ts';

/**
 * Addresses for a picture in which something swings or turns: one of the thing without its moving parts, and one of
 * each part. Rooms hold only the address of the whole picture (R11). The functions return null for an uploaded picture.
 */

/** Returns the address of the thing, or room, without its moving parts. */
export function stillUri(picture: string): string | null {
  const name = nameOf(picture);
  return name === null ? null : `/art/still/${name}.webp`;
}

/** Returns the address of one part. */
export function partUri(picture: string, part: number): string | null {
  const name = nameOf(picture);
  return name === null ? null : `/art/parts/${name}-${part}.webp`;
}

function nameOf(picture: string): string | null {
  return isCatalogueUri(picture) ? picture.slice('/art/'.length, -'.webp'.length) : null;
}
