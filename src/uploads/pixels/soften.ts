import type { Mask } from './Mask.ts';
import type { Pixels } from './Pixels.ts';

/**
 * Smooths a mask's edge and removes its rim, where a photograph still shows its background: a pixel is kept
 * as far as those around it are.
 */
export function soften({ width, height }: Pixels, mask: Mask): Mask {
  const softened = new Uint8Array(mask);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      const kept = around(mask, pixel, width);
      // With half of the neighbours gone half is kept, and nothing of a protruding corner.
      if (kept < 8 * 255) softened[pixel] = Math.min(mask[pixel] ?? 0, Math.max(0, (kept / 8 - 96) * 1.6));
    }
  }
  return softened;
}

function around(mask: Mask, pixel: number, width: number): number {
  let sum = 0;
  for (let row = pixel - width; row <= pixel + width; row += width)
    for (let at = row - 1; at <= row + 1; at += 1) if (at !== pixel) sum += mask[at] ?? 0;
  return sum;
}
