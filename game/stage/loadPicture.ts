import type { StageView } from '../ports.ts';
import { multiplyPixels } from './multiplyPixels.ts';

/** One picture as the stage needs it. */
export interface PictureRequest {
  uri: string;
  /** Light multiplied into it, `#rrggbb`; null leaves it as it is. */
  ambient: string | null;
  /** For a stage of more device pixels than the usual size serves. */
  isDouble: boolean;
}

export type Picture = HTMLImageElement | HTMLCanvasElement;

/** From this many device pixels of the stage's height on, pictures of double size are worth their bytes. */
const DOUBLE_FROM_HEIGHT = 1300;

const NO_LIGHT_CHANGE = '#ffffff';

/** Loads and decodes a picture and puts the room's light into it. Rejects when there is none at its address. */
export async function loadPicture({ uri, ambient, isDouble }: PictureRequest): Promise<Picture> {
  const image = isDouble ? await loadDouble(uri) : await loadImage(uri);
  return ambient && ambient !== NO_LIGHT_CHANGE ? lightPicture(image, ambient) : image;
}

export function needsDoublePictures(stageHeight: number): boolean {
  return stageHeight > DOUBLE_FROM_HEIGHT;
}

/** Begins to load the pictures that a game still booting is about to ask for; the browser then has them at hand. */
export function warmPictures({ background, items }: StageView, isDouble: boolean): void {
  const pictures = background ? [background, ...items] : items;
  for (const { uri } of pictures) {
    // One that is missing is told when the stage asks for it.
    (isDouble ? loadDouble(uri) : loadImage(uri)).catch(() => {});
  }
}

/** Not every picture has a double size (a creator's own has none): the usual one serves then. */
async function loadDouble(uri: string): Promise<HTMLImageElement> {
  const double = toDoubleAddress(uri);
  return double === uri ? loadImage(uri) : loadImage(double).catch(() => loadImage(uri));
}

/** `/x.webp` → `/x@2x.webp`; other addresses stay as they are. */
export function toDoubleAddress(uri: string): string {
  return uri.replace(/\.webp$/, '@2x.webp');
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
    // A picture of another origin without CORS would taint the canvas: no snapshot could be taken of it.
    image.crossOrigin = 'anonymous';
    image.src = uri;
  });
}

function lightPicture(image: HTMLImageElement, light: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to light a picture on.');
  context.drawImage(image, 0, 0);
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  multiplyPixels(picture.data, light);
  context.putImageData(picture, 0, 0);
  return canvas;
}
