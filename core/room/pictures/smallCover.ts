/** Width in pixels of the small cover that the server makes for cards; 16:9 like the cover. */
export const SMALL_COVER_WIDTH = 640;

const OF_VERSION = /(%2F|\/)(\d+)\.webp(?=\?|$)/;

/**
 * Returns the address of a cover's small picture; other addresses are returned unchanged. Older versions have
 * no small cover, so callers need a fallback.
 */
export function smallCover(imageUrl: string): string {
  return imageUrl.includes('versions') ? imageUrl.replace(OF_VERSION, '$1$2-small.webp') : imageUrl;
}
