import { alphaOf } from '../alphaOf.ts';
import { blurAlpha } from '../blurAlpha.ts';
import { findBounds } from '../findBounds.ts';
import type { Mask } from '../Mask.ts';
import type { PixelBox, Pixels, Rgb } from '../Pixels.ts';
import { underlay } from './underlay.ts';

/** Shadows are violet, never black. */
const SHADOW: Rgb = [18, 10, 30];

/**
 * The shadow that a thing casts on the wall behind it, to the right and down, since light comes from the top
 * left. Changes the picture in place. @param size the thing's longer side in pixels
 */
export function castShadow(pixels: Pixels, size: number, opacity = 0.34): void {
  const { width, height } = pixels;
  const soft = blurAlpha(alphaOf(pixels), pixels, size * 0.009);
  const dx = Math.round(size * 0.024);
  const dy = Math.round(size * 0.032);
  underlay(pixels, SHADOW, (pixel) => {
    const x = (pixel % width) - dx;
    const y = Math.floor(pixel / width) - dy;
    return x < 0 || y < 0 || y >= height ? 0 : ((soft[y * width + x] ?? 0) / 255) * opacity;
  });
}

/**
 * The shadow on the floor under a standing thing: a wide soft pool, and a dark line where it touches. It lies
 * under parts near the floor, so that a chair has none between its legs. Changes the picture in place.
 */
export function groundShadow(pixels: Pixels): void {
  const bounds = findBounds(pixels);
  if (!bounds) return;
  const foot = footOf(pixels, bounds);
  const pool = ellipse({
    x: foot.x + foot.reach * 0.06,
    y: foot.y,
    across: foot.reach * 1.2,
    down: foot.depth * 1.25,
  });
  const contact = ellipse({ x: foot.x, y: foot.y, across: foot.reach * 0.96, down: foot.depth * 0.5 });
  const { width } = pixels;
  underlay(pixels, SHADOW, (pixel) => {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    return Math.min(0.78, smooth(pool(x, y)) * 0.58 + smooth(contact(x, y)) * 0.5);
  });
}

/** The margin that a shadow needs below a thing's lowest pixel, from its width. */
export function footDepth({ width, height }: { width: number; height: number }): number {
  return Math.min(width * 0.1, height * 0.14);
}

/** Least reach of a foot to each side, as a share of the whole thing's width. */
const NARROWEST_FOOT = 0.24;

interface Foot {
  /** The middle of the foot. */
  x: number;
  /** Where the thing touches the floor. */
  y: number;
  /** Half of the foot's width. */
  reach: number;
  depth: number;
}

/** The foot of a thing: its lowest tenth. */
function footOf(pixels: Pixels, bounds: PixelBox): Foot {
  const band = Math.max(1, Math.round(bounds.height * 0.1));
  const alpha = alphaOf(pixels);
  const bottom = bounds.y + bounds.height;
  const [left, right] = spanOf(alpha, pixels.width, { ...bounds, y: bottom - band, height: band });
  // A thing standing on a point, such as a spinning top, still shades more floor than that.
  const reach = Math.max((right - left) / 2, bounds.width * NARROWEST_FOOT);
  const depth = footDepth({ width: 2 * reach, height: bounds.height });
  return { x: (left + right) / 2, y: bottom - 1 - depth * 0.25, reach, depth };
}

function spanOf(alpha: Mask, width: number, box: PixelBox): readonly [number, number] {
  let left = box.x + box.width;
  let right = box.x;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if ((alpha[y * width + x] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  return left < right ? [left, right] : [box.x, box.x + box.width];
}

/** 1 in the middle of an ellipse, 0 at its edge and beyond. */
function ellipse({ x, y, across, down }: { x: number; y: number; across: number; down: number }) {
  return (atX: number, atY: number): number =>
    Math.max(0, 1 - Math.hypot((atX - x) / Math.max(1, across), (atY - y) / Math.max(1, down)));
}

function smooth(share: number): number {
  const steep = Math.min(1, share * 1.6);
  return steep * steep * (3 - 2 * steep);
}
