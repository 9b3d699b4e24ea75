import type { Mask } from '../Mask.ts';
import type { Pixels } from '../Pixels.ts';
import { borderOf, usualColors } from './border.ts';
import { ColorField } from './ColorField.ts';
import { isLike, isShadeOf } from './clearColor.ts';
import { denoise } from './denoise.ts';
import { dropSpecks } from './dropSpecks.ts';
import { flood } from './flood.ts';
import { Light } from './Light.ts';

/** A wall may differ from the border's colours at least by this much towards the picture's middle, as a tolerance. */
const LEAST_REACH = 12;
/** How far around a gap its wall is searched, as a share of the picture's longer side. */
const GAP_REACH = 0.12;

export interface BorderCut {
  /** How different neighbouring colours may be, 0 (identical) to 100 (any). */
  tolerance: number;
  /** Whether the wall is also cut where it shows through the thing. */
  hasGaps?: boolean;
}

/**
 * Cuts away everything connected with the border that has its usual colours. It follows gradual changes: a
 * wall that darkens towards a corner, or the soft edge of a shadow, is still the wall. Remaining specks are
 * cut too.
 */
export function clearBorder(pixels: Pixels, mask: Mask, { tolerance, hasGaps = false }: BorderCut): void {
  const calm = denoise(pixels);
  const border = borderOf(pixels);
  const usual = usualColors(calm, border);
  const light = new Light(calm);
  const reach = Math.max(tolerance, LEAST_REACH);
  flood(pixels, border, (pixel, from) => {
    if (pixel !== from && !isLike(calm, pixel, light.at(from), tolerance)) return false;
    if (!usual.some((color) => isShadeOf(calm, pixel, color, pixel === from ? tolerance : reach)))
      return false;
    mask[pixel] = 0;
    light.follow(pixel, from);
    return true;
  });
  if (hasGaps) clearGaps(calm, mask, tolerance);
  dropSpecks(pixels, mask);
}

function clearGaps(calm: Pixels, mask: Mask, tolerance: number): void {
  const { width, height } = calm;
  const reach = GAP_REACH * Math.max(width, height);
  const wall = new ColorField(calm, reach, (pixel) => (mask[pixel] === 0 ? 1 : 0));
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    const color = wall.at(pixel % width, Math.floor(pixel / width));
    if (color && isLike(calm, pixel, color, tolerance)) mask[pixel] = 0;
  }
}
