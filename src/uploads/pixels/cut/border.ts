import { colorOf, type Pixels, type Rgb } from '../Pixels.ts';

/** A picture's outermost pixels. */
export function borderOf({ width, height }: Pixels): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

/**
 * Share of the border from which a colour counts as background, so that things touching the border do not.
 */
const USUAL_SHARE = 0.08;

/** Mean colours of the border, with similar pixels grouped; a gradient gives several. */
export function usualColors(pixels: Pixels, border: readonly number[]): readonly Rgb[] {
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
