import type { Pixels } from './Pixels.ts';

/** A mask: a byte a pixel, 255 for kept and 0 for cut away. */
export type Mask = Uint8Array;

export function createMask({ width, height }: Pixels): Mask {
  return new Uint8Array(width * height).fill(255);
}

/** The picture with everything outside the mask transparent. */
export function applyMask({ width, height, data }: Pixels, mask: Mask): Pixels {
  const kept = new Uint8ClampedArray(data);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const alpha = pixel * 4 + 3;
    kept[alpha] = ((kept[alpha] ?? 0) * (mask[pixel] ?? 0)) / 255;
  }
  return { width, height, data: kept };
}
