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

const NO_LIGHT_CHANGE = '#ffffff';

/** Loads and decodes a picture and puts the room's light into it. Rejects when there is none at its address. */
export async function loadPicture({ uri, ambient, isDouble }: PictureRequest): Promise<Picture> {
  const image = isDouble ? await loadDouble(uri) : await loadImage(uri);
  return ambient && ambient !== NO_LIGHT_CHANGE ? lightPicture(image, ambient) : image;
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

/** By an image element: Phaser's default loader fetches blobs, which Chromium keeps decoded for each mount anew. */
async function loadImage(uri: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A picture of another origin without CORS would taint the canvas: no snapshot could be taken of it.
  image.crossOrigin = 'anonymous';
  image.src = uri;
  await image.decode();
  return image;
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
