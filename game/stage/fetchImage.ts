import { toDoubleAddress } from '../../core/catalogue/pictureAddresses.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Fetches a picture from the best available address, with high priority unless it is preloaded. Rejects if
 * none has it.
 */
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
 * Lists the addresses of a picture, best first. A file from the guide may be gone since, and not every
 * picture has a double size; the address stored in the room is the last resort.
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
 * Uses an image element: Phaser's default loader fetches blobs, which Chromium decodes again for each mount.
 * Does not use `decode()`, which waits for frames: the few pictures of a room decode faster when first drawn.
 */
async function loadImage(uri: string, priority: FetchPriority): Promise<HTMLImageElement> {
  const endTurn = await takeTurn(uri, priority === 'high');
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`There is no picture at ${uri}.`));
    // Browsers load images that are not in the page last. Without a priority, the stage would wait for all thumbnails.
    image.fetchPriority = priority;
    // Without CORS a picture from another origin would taint the canvas and prevent snapshots.
    image.crossOrigin = 'anonymous';
    image.src = uri;
  }).finally(endTurn);
}
