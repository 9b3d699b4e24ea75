import { blurAlpha } from './blurAlpha.ts';
import { ColorField } from './ColorField.ts';
import type { Mask } from './Mask.ts';
import { colorOf, type Pixels, type Rgb } from './Pixels.ts';
import { soften } from './soften.ts';

/** Of an edge, where thing and backdrop mix in a pixel, as a share of the picture's longer side. */
const RIM = 0.0045;
/** As far as two colours can be from each other. */
const FARTHEST = 442;
/** Less far from each other, two colours cannot be told apart in a mixture. */
const TOO_ALIKE = 36;
/** How much a pixel of the rim itself tells, beside one beyond it: twigs and hair have nothing within, and gaps nothing without. */
const FINE = 0.03;
/** Shares of the thing in a pixel that count as none and as all: grain lies below and above. */
const [NONE, ALL] = [0.1, 0.82];

/**
 * The picture cut by its mask, with the rim worked out: a pixel on the edge shows thing and backdrop mixed, so it is as opaque as
 * the thing has part in it, and in the thing's colour alone. Fur, hair and what a lens drew softly stay, and bring nothing along
 * of the wall they stood before. Where the two colours can't be told apart the edge is smoothed alone.
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
    // What of the backdrop still stands between hairs is not taken for the thing.
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

/** How far a pixel is from the backdrop around it, 0 to 1. */
function unlike(source: Pixels, pixel: number, backdrops: ColorField): number {
  const backdrop = backdrops.at(pixel % source.width, Math.floor(pixel / source.width));
  if (!backdrop) return 0;
  return Math.hypot(...difference(colorOf(source, pixel), backdrop)) / FARTHEST;
}

interface Unmixed {
  /** Of the thing in the pixel, 0 to 1. */
  share: number;
  color: Rgb;
}

/** Undefined where backdrop and thing are too alike. */
function unmix(seen: Rgb, backdrop: Rgb, body: Rgb): Unmixed | undefined {
  const way = difference(body, backdrop);
  const length = Math.hypot(...way);
  if (length < TOO_ALIKE) return undefined;
  const off = difference(seen, backdrop);
  // A detail as far from the backdrop as the body is no mixture, in whatever direction it lies.
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
