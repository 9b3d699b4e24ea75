import { openPicture, type Pixels } from './decoder.ts';
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
  const { file, type } = measured;
  const options = type === 'drawing' ? { density: densityFor(measured, size) } : {};
  const { picture } = await openPicture(file, options);
  const sized = picture
    .autoOrient()
    .resize({ ...size, fit: isOpaque ? 'cover' : 'fill' })
    .toColourspace('srgb');
  const whole = isOpaque ? sized.flatten({ background: '#000' }).removeAlpha() : sized.ensureAlpha();
  const { data, info } = await whole.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { pixels: data, width, height, channels: isOpaque ? 3 : 4 };
}

/** By which a drawing covers a size without being drawn larger than that. */
function densityFor({ width, height }: Measured, size: Size): number {
  const share = Math.max(size.width / width, size.height / height);
  return Math.min(100_000, Math.max(1, USUAL_DENSITY * share));
}
