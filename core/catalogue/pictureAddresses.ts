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

/**
 * Address of the light of a background's picture, which lies over what stands in the room: rooms hold the picture's address alone.
 * Null for an uploaded background, which has none. It is the same without what swings in the room.
 */
export function lightUri(background: string): string | null {
  const name = /^\/art\/(?:still\/)?backgrounds\/([\w-]+\/[\w-]+\.webp)$/.exec(background)?.[1];
  return name === undefined ? null : `/art/lights/${name}`;
}

/** The id of the background that a picture shows, in any mood; null for an uploaded one. */
export function backgroundIdOf(uri: string): string | null {
  return /^\/art\/backgrounds\/([\w-]+)\//.exec(uri)?.[1] ?? null;
}

/** The id of the library's item that a picture shows, in any colour and state; null for an uploaded one. */
export function itemIdOf(uri: string): string | null {
  return /^\/art\/items\/([\w-]+)\//.exec(uri)?.[1] ?? null;
}

/** Names as in the first two alone: no `..`, no encoding, no other host. */
const CATALOGUE_URI =
  /^\/art\/(?:items\/[\w-]+\/[\w-]+\/(?:default|opened)|backgrounds\/[\w-]+\/[\w-]+)\.webp$/;

/** Whether an address is the stable one of an item's or a background's picture (R11). */
export function isCatalogueUri(uri: string): boolean {
  return CATALOGUE_URI.test(uri);
}

/** A picture's id: 20 random letters, so that nobody finds another's by trying (docs/decisions/0019). */
const PICTURE_ID = '[A-Za-z0-9]{20}';
const DRAFT_URI = new RegExp(`^/pictures/(?:library/)?${PICTURE_ID}\\.webp$`);
const VERSION_URI = new RegExp(`^/pictures/versions/[\\w-]{1,128}/[1-9][0-9]{0,8}/${PICTURE_ID}\\.webp$`);

/** Address of an uploaded picture, which its owner uses. */
export function uploadUri(pictureId: string): string {
  return `/pictures/${pictureId}.webp`;
}

/** Address of the copy that an approved picture has in the library, for good. */
export function libraryUri(pictureId: string): string {
  return `/pictures/library/${pictureId}.webp`;
}

/** Whether an address is that of a picture that was approved. */
export function isLibraryUri(uri: string): boolean {
  return isUploadUri(uri) && uri === libraryUri(pictureIdOf(uri));
}

/** Address by which a published version shows a picture of its creator's, as long as players may see it. */
export function versionUri(roomId: string, version: number, pictureId: string): string {
  return `/pictures/versions/${roomId}/${version}/${pictureId}.webp`;
}

/** Whether an address is an uploaded picture's as drafts hold it: its owner's, or its copy in the library. */
export function isUploadUri(uri: string): boolean {
  return DRAFT_URI.test(uri);
}

/** Whether an address is that of an uploaded picture in a published version. */
export function isVersionUri(uri: string): boolean {
  return VERSION_URI.test(uri);
}

/** Whether a draft may hold an address (R11, L1): of the catalogue, or of an uploaded picture. */
export function isDraftUri(uri: string): boolean {
  return isCatalogueUri(uri) || isUploadUri(uri);
}

/** Whether players are shown an address (R11): of the catalogue, of the library, or of a version's picture. */
export function isShownUri(uri: string): boolean {
  return isCatalogueUri(uri) || isLibraryUri(uri) || isVersionUri(uri);
}

/** The id in an uploaded picture's address, whichever of its copies that names. */
export function pictureIdOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1, -'.webp'.length);
}

/** Address of the small picture of an upload. */
export function uploadThumbUri(uri: string): string {
  return uri.replace(/\/([^/]+)$/, '/thumbs/$1');
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
