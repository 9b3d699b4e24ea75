import type { Variant } from './model.ts';

/**
 * Addresses of the library's pictures. Rooms store stable names (R11): id, colour and state. Files that are
 * named by a hash of their drawing hold the same pictures and may be cached for ever.
 */

/** Returns the stable address of an item's picture (R11). */
export function itemUri(id: string, color: string, state: keyof Variant): string {
  return `/art/items/${id}/${color}/${state}.webp`;
}

/** Returns the stable address of a background's picture (R11). */
export function backgroundUri(id: string, mood: string): string {
  return `/art/backgrounds/${id}/${mood}.webp`;
}

/**
 * Returns the address of a background's light, which is drawn over the items; rooms hold only the
 * background's own address. Null for an uploaded background. The background without its moving parts has the
 * same light.
 */
export function lightUri(background: string): string | null {
  const name = /^\/art\/(?:still\/)?backgrounds\/([\w-]+\/[\w-]+\.webp)$/.exec(background)?.[1];
  return name === undefined ? null : `/art/lights/${name}`;
}

/** Returns the id of the background in a picture, in any mood; null for an uploaded one. */
export function backgroundIdOf(uri: string): string | null {
  return /^\/art\/backgrounds\/([\w-]+)\//.exec(uri)?.[1] ?? null;
}

/** Returns the id of the library's item in a picture, in any colour and state; null for an uploaded one. */
export function itemIdOf(uri: string): string | null {
  return /^\/art\/items\/([\w-]+)\//.exec(uri)?.[1] ?? null;
}

/** Matches only addresses made by the two functions above: no `..`, no encoding, no other host. */
const CATALOGUE_URI =
  /^\/art\/(?:items\/[\w-]+\/[\w-]+\/(?:default|opened)|backgrounds\/[\w-]+\/[\w-]+)\.webp$/;

/** Returns whether an address is the stable one of an item's or a background's picture (R11). */
export function isCatalogueUri(uri: string): boolean {
  return CATALOGUE_URI.test(uri);
}

/** A picture's id: 20 random letters or digits, so that it cannot be guessed (docs/decisions/0019). */
const PICTURE_ID = '[A-Za-z0-9]{20}';
const DRAFT_URI = new RegExp(`^/pictures/(?:library/)?${PICTURE_ID}\\.webp$`);
const VERSION_URI = new RegExp(`^/pictures/versions/[\\w-]{1,128}/[1-9][0-9]{0,8}/${PICTURE_ID}\\.webp$`);

/** Returns the address of an uploaded picture that its owner uses. */
export function uploadUri(pictureId: string): string {
  return `/pictures/${pictureId}.webp`;
}

/** Returns the address of an approved picture's permanent copy in the library. */
export function libraryUri(pictureId: string): string {
  return `/pictures/library/${pictureId}.webp`;
}

/** Returns whether an address is that of an approved picture. */
export function isLibraryUri(uri: string): boolean {
  return isUploadUri(uri) && uri === libraryUri(pictureIdOf(uri));
}

/**
 * Returns the address by which a published version shows a picture of its creator's, as long as players may
 * see it.
 */
export function versionUri(roomId: string, version: number, pictureId: string): string {
  return `/pictures/versions/${roomId}/${version}/${pictureId}.webp`;
}

/**
 * Returns whether an address is that of an uploaded picture in a draft: its owner's, or its copy in the
 * library.
 */
export function isUploadUri(uri: string): boolean {
  return DRAFT_URI.test(uri);
}

/** Returns whether an address is that of an uploaded picture in a published version. */
export function isVersionUri(uri: string): boolean {
  return VERSION_URI.test(uri);
}

/** Returns whether a draft may hold an address (R11, L1): of the catalogue, or of an uploaded picture. */
export function isDraftUri(uri: string): boolean {
  return isCatalogueUri(uri) || isUploadUri(uri);
}

/**
 * Returns whether players may be shown an address (R11): of the catalogue, of the library, or of a version's
 * picture.
 */
export function isShownUri(uri: string): boolean {
  return isCatalogueUri(uri) || isLibraryUri(uri) || isVersionUri(uri);
}

/** Returns the id in an uploaded picture's address, for any of its copies. */
export function pictureIdOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1, -'.webp'.length);
}

/** Returns the address of an upload's thumbnail. */
export function uploadThumbUri(uri: string): string {
  return uri.replace(/\/([^/]+)$/, '/thumbs/$1');
}

/**
 * Returns the stable address of the thumbnail of an item or background; by default in its first colour or
 * mood.
 */
export function thumbUri(id: string, variant?: string): string {
  return variant === undefined ? `/art/thumbs/${id}.webp` : `/art/thumbs/${id}/${variant}.webp`;
}

/** Returns the address of a drawing's file by its key in the manifest. */
export function fileUri(key: string): string {
  return `/art/files/${key}.webp`;
}

/** `/x.webp` → `/x@2x.webp`, the picture of double size; other addresses are returned unchanged. */
export function toDoubleAddress(uri: string): string {
  return uri.replace(/\.webp$/, '@2x.webp');
}
