import type { Mask } from '../Mask.ts';
import type { Pixels, Share } from '../Pixels.ts';

export interface Stroke {
  type: 'erase' | 'restore';
  points: readonly Share[];
  /** Radius of the round brush, as a share of the picture's longer side. */
  radius: number;
}

/** Paints a stroke into the mask: a round brush with a soft edge along the line through its points. */
export function brush(pixels: Pixels, mask: Mask, { type, points, radius }: Stroke): void {
  const { width, height } = pixels;
  const reach = Math.max(1, radius * Math.max(width, height));
  const dabs = points.map(({ x, y }) => ({ x: x * width, y: y * height }));
  dabs.forEach((end, index) => {
    paintSegment(pixels, mask, { from: dabs[index - 1] ?? end, to: end, reach, type });
  });
}

interface Segment {
  from: Share;
  to: Share;
  reach: number;
  type: Stroke['type'];
}

function paintSegment({ width, height }: Pixels, mask: Mask, { from, to, reach, type }: Segment): void {
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const strength = Math.min(1, Math.max(0, reach + 0.5 - distanceTo(from, to, x + 0.5, y + 0.5)));
      if (strength === 0) continue;
      const pixel = y * width + x;
      const before = mask[pixel] ?? 0;
      const painted = 255 * (type === 'restore' ? strength : 1 - strength);
      mask[pixel] = type === 'restore' ? Math.max(before, painted) : Math.min(before, painted);
    }
  }
}

/** Distance from a point to a line segment. */
function distanceTo(from: Share, to: Share, x: number, y: number): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
