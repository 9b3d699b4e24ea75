import type { BackgroundEntry, CatalogueEntry } from './model.ts';
import { isUploadUri, thumbUri, uploadThumbUri } from './pictureAddresses.ts';

/** Returns the address of an item's thumbnail, drawn or uploaded. */
export function itemThumb({ id, variants }: Pick<CatalogueEntry, 'id' | 'variants'>): string {
  const uri = Object.values(variants)[0]?.default ?? '';
  return isUploadUri(uri) ? uploadThumbUri(uri) : thumbUri(id);
}

/** Returns the address of a background's thumbnail in one of its moods, drawn or uploaded. */
export function backgroundThumb({ id, moods }: Pick<BackgroundEntry, 'id' | 'moods'>, mood: string): string {
  const uri = moods[mood]?.uri ?? '';
  return isUploadUri(uri) ? uploadThumbUri(uri) : thumbUri(id, mood);
}
