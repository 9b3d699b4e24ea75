import { lightUri, toDoubleAddress } from '../../core/catalogue/pictureAddresses.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageView } from '../ports.ts';
import { STAGE } from './geometry.ts';
import { multiplyPixels } from './multiplyPixels.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** One picture as the stage needs it. */
export interface PictureRequest {
  uri: string;
  /** Light multiplied into it, `#rrggbb`; null leaves it as it is. */
  ambient: string | null;
  /** For a stage of more device pixels than the usual size serves. */
  isDouble: boolean;
  /** Device pixels of its texture, where the picture has as many. */
  width: number;
}

type LoadedPicture = HTMLImageElement | HTMLCanvasElement;

/** From this many device pixels of the stage's height on, pictures of double size are worth their bytes. */
const DOUBLE_FROM_HEIGHT = 1300;

const NO_LIGHT_CHANGE = '#ffffff';

/** Loads and decodes a picture, makes it as small as it is drawn and puts the room's light into it. Rejects when there is none at its address. */
export async function loadPicture(
  { uri, ambient, isDouble, width }: PictureRequest,
  guide: PictureGuide,
): Promise<LoadedPicture> {
  const picture = shrinkPicture(await loadFirst(listAddresses(uri, isDouble, guide)), width);
  return ambient && ambient !== NO_LIGHT_CHANGE ? lightPicture(picture, ambient) : picture;
}

/** Whether a stage of so many device pixels for each of its units shows more than pictures of the usual size have. */
export function needsDoublePictures(pixelsPerUnit: number): boolean {
  return pixelsPerUnit * STAGE.height > DOUBLE_FROM_HEIGHT;
}

/** Begins to load the pictures that a game still booting is about to ask for; the browser then has them at hand. */
export function warmPictures({ background, items }: StageView, isDouble: boolean, guide: PictureGuide): void {
  const light = background && lightUri(background.uri);
  if (light) warm(listAddresses(light, false, guide));
  for (const { uri } of background ? [background, ...items] : items)
    warm(listAddresses(uri, isDouble, guide));
}

/** One that is missing is told when the stage asks for it. */
function warm(addresses: readonly string[]): void {
  loadFirst(addresses).catch(() => {});
}

/**
 * Where a picture is to be had, the best address first. A file of the guide may be gone since the guide was read, and not every
 * picture has a double size (a creator's own has none); the picture as the room names it is always the last resort.
 */
export function listAddresses(uri: string, isDouble: boolean, guide: PictureGuide): string[] {
  const file = guide.get(uri)?.file;
  const usual = file === undefined ? [uri] : [file, uri];
  return isDouble ? [...new Set([...usual.map(toDoubleAddress), uri])] : usual;
}

async function loadFirst([address = '', ...others]: readonly string[]): Promise<HTMLImageElement> {
  try {
    return await loadImage(address);
  } catch (error) {
    if (others.length === 0) throw error;
    return loadFirst(others);
  }
}

/**
 * By an image element: Phaser's default loader fetches blobs, which Chromium keeps decoded for each mount anew. Without `decode()`,
 * which waits for frames of the page: a room's few pictures are decoded faster when they are first drawn.
 */
function loadImage(uri: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`There is no picture at ${uri}.`));
    // Browsers put pictures outside the page last: the stage of a first visit waited for every thumbnail of the palette.
    image.fetchPriority = 'high';
    // A picture of another origin without CORS would taint the canvas: no snapshot could be taken of it.
    image.crossOrigin = 'anonymous';
    image.src = uri;
  });
}

function lightPicture(unlit: LoadedPicture, light: string): HTMLCanvasElement {
  const canvas = unlit instanceof HTMLCanvasElement ? unlit : copyPicture(unlit);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to light a picture on.');
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  multiplyPixels(picture.data, light);
  context.putImageData(picture, 0, 0);
  return canvas;
}

function copyPicture(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  return canvas;
}
