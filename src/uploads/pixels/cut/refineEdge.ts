import { blurAlpha } from '../blurAlpha.ts';
import type { Mask } from '../Mask.ts';
import { colorOf, type Pixels, type Rgb } from '../Pixels.ts';
import { ColorField } from './ColorField.ts';

/** Width of the edge in which thing and backdrop mix in a pixel, as a share of the picture's longer side. */
const RIM = 0.0045;
/** Largest distance of two colours. */
const FARTHEST = 442;
/** Smaller distances are too small to unmix two colours. */
const TOO_ALIKE = 36;
/**
 * Weight of pixels on the edge itself, beside those beyond it: twigs and hair have nothing inside, and gaps
 * nothing outside.
 */
const FINE = 0.03;
/** Shares that count as 0 and as 1, because of grain. */
const [NONE, ALL] = [0.1, 0.82];

/**
 * The picture cut by its mask, with a refined edge. A pixel on the edge mixes thing and backdrop, so it
 * becomes as opaque as the thing's share, in the thing's colour only. Fur, hair and blurred edges stay,
 * without a rim of the former wall. If the two colours are too similar, the edge is only smoothed.
 */
export function refineEdge(source: Pixels, mask: Mask): Pixels {
  const { width, height } = source;
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)));
  const near = blurAlpha(mask, source, rim / 2);
  const smooth = soften(source, mask);
  const backdrops = new ColorField(source, rim * 8, (pixel) => {
    if (mask[pixel] !== 0) return 0;
    return near[pixel] === 0 ? 1 : FINE;
  });
  const bodies = new ColorField(source, rim * 4, (pixel) => {
    if (mask[pixel] === 0) return 0;
    // Backdrop between hairs must not count as the thing.
    return (near[pixel] === 255 ? 1 : FINE) * (0.01 + unlike(source, pixel, backdrops) ** 2);
  });
  const cut: Pixels = { width, height, data: new Uint8ClampedArray(source.data) };
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const alpha = pixel * 4 + 3;
    const before = source.data[alpha] ?? 0;
    if (mask[pixel] === 0) cut.data[alpha] = 0;
    else if (near[pixel] !== 255) {
      const x = pixel % width;
      const y = Math.floor(pixel / width);
      const backdrop = backdrops.at(x, y);
      const body = bodies.at(x, y);
      const mixed = backdrop && body && unmix(colorOf(source, pixel), backdrop, body);
      if (mixed) cut.data.set(mixed.color, pixel * 4);
      const kept = mixed ? Math.min(mask[pixel] ?? 0, mixed.share * 255) : (smooth[pixel] ?? 0);
      cut.data[alpha] = (kept * before) / 255;
    }
  }
  return cut;
}

/** How different a pixel is from the backdrop around it, 0 to 1. */
function unlike(source: Pixels, pixel: number, backdrops: ColorField): number {
  const backdrop = backdrops.at(pixel % source.width, Math.floor(pixel / source.width));
  if (!backdrop) return 0;
  return Math.hypot(...difference(colorOf(source, pixel), backdrop)) / FARTHEST;
}

interface Unmixed {
  /** The thing's share in the pixel, 0 to 1. */
  share: number;
  color: Rgb;
}

/** Undefined if backdrop and thing are too similar. */
function unmix(seen: Rgb, backdrop: Rgb, body: Rgb): Unmixed | undefined {
  const way = difference(body, backdrop);
  const length = Math.hypot(...way);
  if (length < TOO_ALIKE) return undefined;
  const off = difference(seen, backdrop);
  // A detail that differs from the backdrop as much as the item's body, in any colour, is not mixed with the
  // backdrop.
  const along = Math.max(
    (off[0] * way[0] + off[1] * way[1] + off[2] * way[2]) / length ** 2,
    Math.hypot(...off) / length - 0.25,
  );
  const share = Math.min(1, Math.max(0, (along - NONE) / (ALL - NONE)));
  const pure = (part: 0 | 1 | 2) =>
    (backdrop[part] + off[part] / Math.max(0.2, share)) * share + body[part] * (1 - share);
  return { share, color: [pure(0), pure(1), pure(2)] };
}

function difference(one: Rgb, other: Rgb): Rgb {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/**
 * Smooths a mask's edge and removes its rim, where a photograph still shows its background: a pixel is kept
 * as far as those around it are.
 */
function soften({ width, height }: Pixels, mask: Mask): Mask {
  const softened = new Uint8Array(mask);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      const kept = around(mask, pixel, width);
      // With half of its neighbours gone, half of a pixel is kept. Of a corner that sticks out, nothing is kept.
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
