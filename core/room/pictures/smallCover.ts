/** Pixels across the small picture that the server makes of a published room's cover, for cards: 16:9 as the cover. */
export const SMALL_COVER_WIDTH = 640;

const OF_VERSION = /(%2F|\/)(\d+)\.webp(?=\?|$)/;

/**
 * The address of a cover's small picture, beside it under a name of its own; the cover's own address
 * where it is not that of a published version. Versions of before there were small ones have none: whoever asks falls back.
 */
export function smallCover(imageUrl: string): string {
  return imageUrl.includes('versions') ? imageUrl.replace(OF_VERSION, '$1$2-small.webp') : imageUrl;
}
