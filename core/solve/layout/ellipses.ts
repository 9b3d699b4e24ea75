import type { PercentRect } from '../../room/geometry.ts';

/** More strips approximate the ellipse better and cost more. */
const STRIPS = 8;

/** Returns stacked rectangles within the ellipse inscribed in a rectangle. */
export function stripsInside(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, (top, bottom) => Math.min(halfWidth(top), halfWidth(bottom)));
}

/** Returns stacked rectangles that contain the ellipse. */
export function stripsAround(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, (top, bottom) => Math.max(halfWidth(top), halfWidth(bottom)));
}

/**
 * Heights run from -1 at the top to 1. An edge of a strip is always in the middle, so that no strip is widest
 * inside itself.
 */
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

/** Returns the relative width of an ellipse at a height. */
function halfWidth(height: number): number {
  return Math.sqrt(Math.max(0, 1 - height * height));
}
