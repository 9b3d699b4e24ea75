import type { Mask } from './Mask.ts';
import type { Pixels } from './Pixels.ts';

/** The opacity of each pixel, 0 to 255. */
export function alphaOf({ width, height, data }: Pixels): Mask {
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  return alpha;
}
