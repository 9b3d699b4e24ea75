import type { Sharp } from 'sharp';
import { openPicture, openPixels, type Pixels } from './decoder.ts';
import { drawDrawing } from './drawInProcess.ts';
import type { Measured } from './measurePicture.ts';
import type { Size } from './pictureSizes.ts';

/** Dots an inch at which a drawing has the size that it says. */
const USUAL_DENSITY = 72;

/** How a picture is decoded. */
interface Target {
  size: Size;
  /** One without holes is cut to the size's shape. */
  isOpaque: boolean;
}

/**
 * Decodes a file once, to the largest size that is kept: turned as its camera was held, in sRGB, without what else it
 * held. @throws for one that is damaged
 */
export async function decodePicture(measured: Measured, { size, isOpaque }: Target): Promise<Pixels> {
  const sized = await openSized(measured, size, isOpaque);
  const whole = isOpaque ? sized.flatten({ background: '#000' }).removeAlpha() : sized.ensureAlpha();
  const { data, info } = await whole.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { pixels: data, width, height, channels: isOpaque ? 3 : 4 };
}

/** A picture is read piece by piece while it is made smaller; a drawing is drawn in the size that is wanted. */
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

/** By which a drawing covers a size without being drawn larger than that. */
function densityFor({ width, height }: Measured, size: Size): number {
  const share = Math.max(size.width / width, size.height / height);
  return Math.min(100_000, Math.max(1, USUAL_DENSITY * share));
}
