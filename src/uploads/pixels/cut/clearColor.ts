import type { Mask } from '../Mask.ts';
import { colorOf, type Pixels, type Rgb, type Share } from '../Pixels.ts';
import { denoise } from './denoise.ts';
import { flood } from './flood.ts';

/** Largest distance of two colours in `isLike`. */
const FARTHEST = 3 * 255 ** 2;
/** Less opaque pixels are background already. */
const CLEAR = 16;

/**
 * Cuts away everything connected with a point that has about its colour. @param tolerance how different a
 * colour may be, 0 (identical) to 100 (any)
 */
export function clearColorAt(pixels: Pixels, mask: Mask, at: Share, tolerance: number): void {
  const { width, height } = pixels;
  const x = Math.min(width - 1, Math.max(0, Math.floor(at.x * width)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(at.y * height)));
  const start = y * width + x;
  const calm = denoise(pixels);
  const color = colorOf(calm, start);
  flood(pixels, [start], (pixel) => {
    if (!isLike(calm, pixel, color, tolerance)) return false;
    mask[pixel] = 0;
    return true;
  });
}

/** Whether a pixel has a colour, within a tolerance, or is transparent. */
export function isLike({ data }: Pixels, pixel: number, color: Rgb, tolerance: number): boolean {
  const at = pixel * 4;
  if ((data[at + 3] ?? 0) < CLEAR) return true;
  const [red, green, blue] = color;
  const far =
    ((data[at] ?? 0) - red) ** 2 + ((data[at + 1] ?? 0) - green) ** 2 + ((data[at + 2] ?? 0) - blue) ** 2;
  return far <= (tolerance / 100) ** 2 * FARTHEST;
}

/** How much of the brightness lost in a shadow counts as difference. */
const SHADE = 0.4;

/** Like `isLike`, but tolerates shadows: darkness counts less than hue. */
export function isShadeOf({ data }: Pixels, pixel: number, color: Rgb, tolerance: number): boolean {
  const at = pixel * 4;
  if ((data[at + 3] ?? 0) < CLEAR) return true;
  const [red, green, blue] = color;
  const offRed = (data[at] ?? 0) - red;
  const offGreen = (data[at + 1] ?? 0) - green;
  const offBlue = (data[at + 2] ?? 0) - blue;
  const along =
    (offRed * red + offGreen * green + offBlue * blue) / Math.max(1, Math.hypot(red, green, blue));
  const aside = offRed ** 2 + offGreen ** 2 + offBlue ** 2 - along ** 2;
  const far = aside + (along < 0 ? along * SHADE : along) ** 2;
  return far <= (tolerance / 100) ** 2 * FARTHEST;
}
