import { toDoubleAddress } from '../../core/catalogue/pictureAddresses.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';

/** Fetches a picture from the best address that has it; with high priority, unless it is for later. Rejects where none has. */
export function fetchImage(
  uri: string,
  isDouble: boolean,
  guide: PictureGuide,
  priority: FetchPriority = 'high',
): Promise<HTMLImageElement> {
  return loadFirst(listAddresses(uri, isDouble, guide), priority);
}

type FetchPriority = HTMLImageElement['fetchPriority'];

/**
 * Where a picture is to be had, the best address first. A file of the guide may be gone since the guide was read, and not every
 * picture has a double size (a creator's own has none), or it cannot be had where another stage fetched the usual one; the
 * picture as the room names it is always the last resort.
 */
export function listAddresses(uri: string, isDouble: boolean, guide: PictureGuide): string[] {
  const file = guide.get(uri)?.file;
  const usual = file === undefined ? [uri] : [file, uri];
  return isDouble ? [...new Set([...usual.map(toDoubleAddress), ...usual])] : usual;
}

async function loadFirst(
  [address = '', ...others]: readonly string[],
  priority: FetchPriority,
): Promise<HTMLImageElement> {
  try {
    return await loadImage(address, priority);
  } catch (error) {
    if (others.length === 0) throw error;
    return loadFirst(others, priority);
  }
}

/**
 * By an image element: Phaser's default loader fetches blobs, which Chromium keeps decoded for each mount anew. Without `decode()`,
 * which waits for frames of the page: a room's few pictures are decoded faster when they are first drawn.
 */
function loadImage(uri: string, priority: FetchPriority): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`There is no picture at ${uri}.`));
    // Browsers put pictures outside the page last: the stage of a first visit waited for every thumbnail of the palette.
    image.fetchPriority = priority;
    // A picture of another origin without CORS would taint the canvas: no snapshot could be taken of it.
    image.crossOrigin = 'anonymous';
    image.src = uri;
  });
}
