export type Side = 'top' | 'bottom';

/** A rectangle in the window. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The share of a thing that may be covered before a caption leaves its side: a corner of a frame, not the foot of a pot. */
const TOLERATED = 0.02;

/**
 * The side of the stage where a caption covers less of the things it is about; where captions stood before, unless they
 * would cover much more there. `places`: where it would stand.
 */
export function captionSide(places: Readonly<Record<Side, Rect>>, told: readonly Rect[], before: Side): Side {
  const other = before === 'top' ? 'bottom' : 'top';
  const covered = (side: Side) => told.reduce((sum, thing) => sum + shareCovered(thing, places[side]), 0);
  return covered(before) - covered(other) > TOLERATED ? other : before;
}

/** Where a thing will be once the stage has moved it into sight. `stage`: the seen part of the room. */
export function inSight({ left, top, width, height }: Rect, stage: Rect): Rect {
  return {
    ...{ width, height },
    left: moved([left, width], [stage.left, stage.width]),
    top: moved([top, height], [stage.top, stage.height]),
  };
}

function moved([start, length]: Span, [least, space]: Span): number {
  return Math.max(least, Math.min(start, least + space - length));
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
