import type { PercentRect } from '../../room/geometry.ts';

/** More strips approximate the ellipse better and cost more. */
const STRIPS = 8;

/**
 * For each strip, how much of the rectangle's width the ellipse takes at the strip's narrower edge, and at its wider
 * edge.
 */
const NARROWEST = shares(Math.min);
const WIDEST = shares(Math.max);

/** Returns stacked rectangles within the ellipse inscribed in a rectangle. */
export function stripsInside(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, NARROWEST);
}

/** Returns stacked rectangles that contain the ellipse. */
export function stripsAround(rect: PercentRect): readonly PercentRect[] {
  return strips(rect, WIDEST);
}

function strips({ x, y, width, height }: PercentRect, shareOf: readonly number[]): readonly PercentRect[] {
  return shareOf.map((share, strip) => ({
    x: x + (width * (1 - share)) / 2,
    y: y + (height * strip) / STRIPS,
    width: width * share,
    height: height / STRIPS,
  }));
}

/**
 * Returns a width for each strip, chosen from the widths of the ellipse at the strip's two edges. Heights run from -1
 * at the top to 1 at the bottom. An edge of a strip is always in the middle, so that no strip is widest inside itself.
 */
function shares(ofEdges: (top: number, bottom: number) => number): readonly number[] {
  return Array.from({ length: STRIPS }, (_, strip) =>
    ofEdges(widthAt((2 * strip) / STRIPS - 1), widthAt((2 * (strip + 1)) / STRIPS - 1)),
  );
}

/** Returns the relative width of an ellipse at a height. */
function widthAt(height: number): number {
  return Math.sqrt(Math.max(0, 1 - height * height));
}
