import type { PixelBox, Pixels } from './Pixels.ts';

/** Fainter pixels are invisible. */
const SEEN = 8;

/** The bounding box of all visible pixels; null if there are none. */
export function findBounds({ width, height, data }: Pixels): PixelBox | null {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
