import { alphaOf } from '../alphaOf.ts';
import { blurAlpha } from '../blurAlpha.ts';
import type { Pixels } from '../Pixels.ts';

const LIGHTEN = 0.34;
const DARKEN = 0.42;

/**
 * Light from the top left along a thing's edges: warmer and lighter where they face it, darker where they
 * turn away. It gives a flat photograph volume. Changes the picture in place. @param size the thing's longer
 * side in pixels
 */
export function shadeEdges(pixels: Pixels, size: number): void {
  const { width, height, data } = pixels;
  const reach = Math.max(2, Math.round(size * 0.022));
  const soft = blurAlpha(alphaOf(pixels), pixels, reach / 2);
  const softAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (soft[y * width + x] ?? 0) / 255;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const lit = softAt(x + reach, y + reach) - softAt(x - reach, y - reach);
      if (lit > 0) lighten(data, at, lit * LIGHTEN);
      else if (lit < 0) darken(data, at, -lit * DARKEN);
    }
  }
}

function lighten(data: Uint8ClampedArray, at: number, share: number): void {
  data[at] = (data[at] ?? 0) + (255 - (data[at] ?? 0)) * share;
  data[at + 1] = (data[at + 1] ?? 0) + (246 - (data[at + 1] ?? 0)) * share;
  data[at + 2] = (data[at + 2] ?? 0) + (214 - (data[at + 2] ?? 0)) * share * 0.8;
}

function darken(data: Uint8ClampedArray, at: number, share: number): void {
  data[at] = (data[at] ?? 0) * (1 - share);
  data[at + 1] = (data[at + 1] ?? 0) * (1 - share * 1.05);
  data[at + 2] = (data[at + 2] ?? 0) * (1 - share * 0.86);
}
