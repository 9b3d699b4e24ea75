import type { Variant } from './model.ts';

/**
 * Addresses of the library's pictures. Stored in rooms are stable names (R11): id, colour and state. Files named by a
 * hash of their drawing hold the same pictures and may be kept for good.
 */

/** Stable address of an item's picture (R11). */
export function itemUri(id: string, color: string, state: keyof Variant): string {
  return `/art/items/${id}/${color}/${state}.webp`;
}

/** Stable address of a background's picture (R11). */
export function backgroundUri(id: string, mood: string): string {
  return `/art/backgrounds/${id}/${mood}.webp`;
}

/** Names as in the two above alone: no `..`, no encoding, no other host. */
const CATALOGUE_URI =
  /^\/art\/(?:items\/[\w-]+\/[\w-]+\/(?:default|opened)|backgrounds\/[\w-]+\/[\w-]+)\.webp$/;

/** Whether an address is the stable one of an item's or a background's picture (R11). */
export function isCatalogueUri(uri: string): boolean {
  return CATALOGUE_URI.test(uri);
}

/** Stable address of the small picture of an item or background: in its first colour or mood unless told. */
export function thumbUri(id: string, variant?: string): string {
  return variant === undefined ? `/art/thumbs/${id}.webp` : `/art/thumbs/${id}/${variant}.webp`;
}

/** Address of a drawing's file by its key in the manifest. */
export function fileUri(key: string): string {
  return `/art/files/${key}.webp`;
}

/** `/x.webp` → `/x@2x.webp`, the picture of double size; other addresses stay as they are. */
export function toDoubleAddress(uri: string): string {
  return uri.replace(/\.webp$/, '@2x.webp');
}
