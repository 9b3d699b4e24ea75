import type { Sharp } from 'sharp';
import { openPicture, openPixels, type Pixels } from './decoder.ts';
import { drawDrawing } from './drawInProcess.ts';
import type { Measured } from './measurePicture.ts';
import type { Size } from './pictureSizes.ts';

/** Dots per inch at which a drawing has its nominal size. */
const USUAL_DENSITY = 72;

/** Target of a decoding. */
interface Target {
  size: Size;
  /** An opaque picture is cropped to the size's shape. */
  isOpaque: boolean;
}

/**
 * Decodes a file once, at the largest stored size: rotated as its camera was held, in sRGB, without metadata.
 * @throws for a damaged file
 */
export async function decodePicture(measured: Measured, { size, isOpaque }: Target): Promise<Pixels> {
  const sized = await openSized(measured, size, isOpaque);
  const whole = isOpaque ? sized.flatten({ background: '#000' }).removeAlpha() : sized.ensureAlpha();
  const { data, info } = await whole.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { pixels: data, width, height, channels: isOpaque ? 3 : 4 };
}

/** Pixels are scaled while they are read; a drawing is rendered at the target size. */
async function openSized(measured: Measured, size: Size, isOpaque: boolean): Promise<Sharp> {
  if (measured.type === 'drawing') {
    const pixels = await drawDrawing(measured.file, size, densityFor(measured, size));
    return (await openPixels({ pixels, ...size, channels: 4 })).picture;
  }
  const { picture } = await openPicture(measured.file);
  return picture
    .autoOrient()
    .resize({ ...size, fit: isOpaque ? 'cover' : 'fill' })
    .toColourspace('srgb');
}

/** Returns the density at which a drawing covers a size without being rendered larger. */
function densityFor({ width, height }: Measured, size: Size): number {
  const share = Math.max(size.width / width, size.height / height);
  return Math.min(100_000, Math.max(1, USUAL_DENSITY * share));
}
