import type { PercentRect } from '../../../core/room/geometry.ts';

/** The whole room. The visible part is given in percent of the stage; the stage keeps it within the room. */
export const ALL_SEEN: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/** Zooms by a factor around the middle. */
export function nearer({ x, y, width, height }: PercentRect, factor: number): PercentRect {
  const [nextWidth, nextHeight] = [width / factor, height / factor];
  return {
    x: x + (width - nextWidth) / 2,
    y: y + (height - nextHeight) / 2,
    width: nextWidth,
    height: nextHeight,
  };
}

/** Moves sideways by a share of the visible part. */
export function aside(seen: PercentRect, share: number): PercentRect {
  return { ...seen, x: seen.x + seen.width * share };
}

/** Centres on a point of the room. */
export function centredAt(seen: PercentRect, { x, y }: { x: number; y: number }): PercentRect {
  return { ...seen, x: x - seen.width / 2, y: y - seen.height / 2 };
}

/** Moves as little as needed to show a part of the room, or centres it if it does not fit. */
export function revealing(seen: PercentRect, part: PercentRect): PercentRect {
  return {
    ...seen,
    x: reveal([seen.x, seen.width], [part.x, part.width]),
    y: reveal([seen.y, seen.height], [part.y, part.height]),
  };
}

type Span = [start: number, length: number];

function reveal([start, length]: Span, [partStart, partLength]: Span): number {
  if (partLength > length) return partStart + (partLength - length) / 2;
  return Math.min(Math.max(start, partStart + partLength - length), partStart);
}

/** Whether the whole room is visible. */
export function isAllSeen({ width, height }: PercentRect): boolean {
  return width >= 99.9 && height >= 99.9;
}
