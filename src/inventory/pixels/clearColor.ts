import type { Mask } from './Mask.ts';
import type { Pixels, Rgb, Share } from './Pixels.ts';

/** Farthest that two colours can be from each other, as `distance` counts. */
const FARTHEST = 3 * 255 ** 2;
/** Clearer than that is background already. */
const CLEAR = 16;

/**
 * Cuts away what hangs together with a point and has its colour, or nearly.
 * @param tolerance how unlike a colour may be, 0 (the very same) to 100 (any)
 */
export function clearColorAt(pixels: Pixels, mask: Mask, at: Share, tolerance: number): void {
  const { width, height } = pixels;
  const x = Math.min(width - 1, Math.max(0, Math.floor(at.x * width)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(at.y * height)));
  const start = y * width + x;
  flood(pixels, mask, [start], [colorOf(pixels, start)], tolerance);
}

/** The same from the whole border, whose usual colours are the background's. */
export function clearBorder(pixels: Pixels, mask: Mask, tolerance: number): void {
  const border = borderOf(pixels);
  flood(pixels, mask, border, usualColors(pixels, border), tolerance);
}

/** Fills from the seeds, over pixels near one of the colours. Each is looked at once. */
function flood(
  pixels: Pixels,
  mask: Mask,
  seeds: readonly number[],
  colors: readonly Rgb[],
  tolerance: number,
): void {
  const { width, height } = pixels;
  const reach = (tolerance / 100) ** 2 * FARTHEST;
  const seen = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let count = 0;
  const visit = (pixel: number) => {
    if (seen[pixel] === 1) return;
    seen[pixel] = 1;
    if (!isBackground(pixels, pixel, colors, reach)) return;
    mask[pixel] = 0;
    waiting[count] = pixel;
    count += 1;
  };
  for (const seed of seeds) visit(seed);
  while (count > 0) {
    count -= 1;
    const pixel = waiting[count] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
}

function isBackground({ data }: Pixels, pixel: number, colors: readonly Rgb[], reach: number): boolean {
  const at = pixel * 4;
  if ((data[at + 3] ?? 0) < CLEAR) return true;
  for (const [red, green, blue] of colors) {
    const far =
      ((data[at] ?? 0) - red) ** 2 + ((data[at + 1] ?? 0) - green) ** 2 + ((data[at + 2] ?? 0) - blue) ** 2;
    if (far <= reach) return true;
  }
  return false;
}

function colorOf({ data }: Pixels, pixel: number): Rgb {
  const at = pixel * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function borderOf({ width, height }: Pixels): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

/** A colour that a share of the border has is one of the background; what touches the border by the way is not. */
const USUAL_SHARE = 0.08;

/** Means of the border's pixels, those alike taken together: a gradient gives a few. */
function usualColors(pixels: Pixels, border: readonly number[]): readonly Rgb[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (const pixel of border) {
    const [red, green, blue] = colorOf(pixels, pixel);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue];
    groups.set(key, group);
  }
  const bySize = [...groups.values()].sort((one, other) => other.count - one.count);
  return bySize
    .filter(({ count }, place) => place === 0 || count >= border.length * USUAL_SHARE)
    .map(({ count, sum: [red, green, blue] }) => [red / count, green / count, blue / count]);
}
