export type Side = 'top' | 'bottom';

/** A rectangle in the window. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The share of a thing that may be covered before a caption leaves its side, so that captions do not jump. */
const TOLERATED = 0.1;

/**
 * The side of the stage where a caption covers less of the things it is about; where captions stood before, unless they
 * would cover much more there. `places`: where it would stand.
 */
export function captionSide(places: Readonly<Record<Side, Rect>>, told: readonly Rect[], before: Side): Side {
  const other = before === 'top' ? 'bottom' : 'top';
  const covered = (side: Side) => told.reduce((sum, thing) => sum + shareCovered(thing, places[side]), 0);
  return covered(before) - covered(other) > TOLERATED ? other : before;
}

function shareCovered(thing: Rect, by: Rect): number {
  const across = overlap([thing.left, thing.width], [by.left, by.width]);
  const down = overlap([thing.top, thing.height], [by.top, by.height]);
  return (across * down) / Math.max(1, thing.width * thing.height);
}

type Span = readonly [start: number, length: number];

function overlap([start, length]: Span, [otherStart, otherLength]: Span): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
}
