import { createPixels, type PixelBox, type Pixels } from './Pixels.ts';

/** A part of a picture as a picture; outside it is transparent. */
export function copyBox(pixels: Pixels, box: PixelBox): Pixels {
  const part = createPixels(box.width, box.height);
  const left = Math.max(0, box.x);
  const right = Math.min(pixels.width, box.x + box.width);
  if (left >= right) return part;
  for (let y = 0; y < box.height; y += 1) {
    const from = box.y + y;
    if (from < 0 || from >= pixels.height) continue;
    const start = (from * pixels.width + left) * 4;
    const row = pixels.data.subarray(start, start + (right - left) * 4);
    part.data.set(row, (y * box.width + left - box.x) * 4);
  }
  return part;
}
