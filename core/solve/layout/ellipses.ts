import type { PercentRect } from '../../room/geometry.ts';

/** More strips come nearer to the ellipse, and cost more. */
const STRIPS = 8;

/** Rectangles, one over the other, that lie within the ellipse that a rectangle holds. */
export function stripsInside(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, (top, bottom) => Math.min(halfWidth(top), halfWidth(bottom)));
}

/** Rectangles, one over the other, that hold the ellipse. */
export function stripsAround(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, (top, bottom) => Math.max(halfWidth(top), halfWidth(bottom)));
}

/** Heights go from -1 at the top to 1; the middle is always the edge of a strip, so that no strip is widest within. */
function strips({ x, y, width, height }: PercentRect, widthAt: (top: number, bottom: number) => number) {
  return Array.from({ length: STRIPS }, (_, strip): PercentRect => {
    const half = widthAt((2 * strip) / STRIPS - 1, (2 * (strip + 1)) / STRIPS - 1);
    return {
      x: x + (width * (1 - half)) / 2,
      y: y + (height * strip) / STRIPS,
      width: width * half,
      height: height / STRIPS,
    };
  });
}

/** The share of its width that an ellipse has at a height. */
function halfWidth(height: number): number {
  return Math.sqrt(Math.max(0, 1 - height * height));
}
