import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import type { Pixels } from '../pixels/Pixels.ts';
import { shrink } from '../pixels/shrink.ts';

const QUALITY = 0.92;
/** Factor by which a picture that is too large shrinks at each step. */
const STEP = 0.8;

/** Encodes a picture for Storage: WebP, or PNG if the browser cannot (Safari), below the size limit. */
export async function encodePicture(pixels: Pixels): Promise<Blob> {
  const file = await encode(pixels);
  if (file.size <= UPLOAD_LIMITS.fileBytes) return file;
  return encodePicture(shrink(pixels, Math.floor(Math.max(pixels.width, pixels.height) * STEP)));
}

async function encode({ width, height, data }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // A browser without WebP returns PNG and says so.
  if (file.type !== 'image/webp' && file.type !== 'image/png') throw new Error(`Not a picture: ${file.type}`);
  return file;
}
