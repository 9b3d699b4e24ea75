import { basename } from 'node:path';
import { toDoubleAddress } from '../../core/catalogue/pictureAddresses.ts';
import { createPictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { belowArt, type Picture } from '../pictures.ts';

/** The key in a hashed address, of either size. */
export function keyIn(address: string): string {
  return basename(address).replace(/(?:@2x)?\.webp$/, '');
}

/** A manifest's pictures by their hashed addresses below `/art`; `pictures` has them by the stable ones. */
export function hashedPictures(
  manifest: PictureManifest,
  pictures: ReadonlyMap<string, Picture>,
): ReadonlyMap<string, Picture> {
  const hashed = new Map<string, Picture>();
  for (const [uri, { file }] of createPictureGuide(manifest)) {
    for (const [address, stable] of [
      [file, uri],
      [toDoubleAddress(file), toDoubleAddress(uri)],
    ] as const) {
      const picture = pictures.get(belowArt(stable));
      if (picture) hashed.set(belowArt(address), picture);
    }
  }
  return hashed;
}
