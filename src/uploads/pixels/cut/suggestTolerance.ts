import { copyBox } from '../copyBox.ts';
import type { PixelBox, Pixels } from '../Pixels.ts';
import { denoise } from './denoise.ts';

const [LEAST, MOST] = [2, 12];
/** Share of the border that is considered; the rest may be a thing that touches it. */
const SHARE = 0.9;

/**
 * Suggests the tolerance of a first cut by the border's colours, from how much neighbouring pixels of the
 * border differ by grain, cloth or a blurred garden. A smooth wall needs little tolerance, which spares the
 * thing.
 */
export function suggestTolerance(pixels: Pixels): number {
  const { width, height } = pixels;
  if (Math.min(width, height) < 3) return MOST;
  const longer = Math.max(width, height);
  const strips: readonly PixelBox[] = [
    { x: 0, y: 0, width, height: 3 },
    { x: 0, y: height - 3, width, height: 3 },
    { x: 0, y: 0, width: 3, height },
    { x: width - 3, y: 0, width: 3, height },
  ];
  const uneven = strips
    .flatMap((strip) => unevenness(denoise(copyBox(pixels, strip)), longer))
    .sort((one, other) => one - other);
  const usual = uneven[Math.floor(uneven.length * SHARE)] ?? 0;
  return Math.round(Math.min(MOST, Math.max(LEAST, 0.5 + usual * 1.8)));
}

/**
 * Differences of pixels along the middle of a strip from the mean of those before, in percent of the largest
 * distance.
 */
function unevenness({ width, height, data }: Pixels, longer: number): readonly number[] {
  const step = Math.min(1, 33 / longer);
  const mean = [0, 0, 0];
  const [length, way, start] = width > height ? [width, 1, width] : [height, width, 1];
  return Array.from({ length }, (_, place) => {
    const at = (start + place * way) * 4;
    let far = 0;
    for (const part of [0, 1, 2]) {
      const value = data[at + part] ?? 0;
      const before = place === 0 ? value : (mean[part] ?? 0);
      far += (value - before) ** 2;
      mean[part] = before + (value - before) * step;
    }
    return (100 * Math.sqrt(far)) / (255 * Math.sqrt(3));
  });
}
