import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { wholeNumber } from '../util/schemas.ts';

/**
 * Counts of durations by bucket, each named by its upper bound in seconds (`more` for the last one). Counts of
 * several plays are added; medians are read from them.
 */
export type TimeCounts = Readonly<Record<string, number>>;

const MORE = 'more';

/** Upper bounds in seconds. Up to an hour and a half, since a room may last that long. */
export const TIME_BOUNDS = [
  5, 10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600, 5400,
] as const;

export const timeCountsSchema: SchemaOf<TimeCounts> = v.record(
  v.picklist([...TIME_BOUNDS.map(String), MORE]),
  wholeNumber,
);

/** Returns the bucket of a duration in seconds. */
export function bucketOf(seconds: number): string {
  return String(TIME_BOUNDS.find((bound) => seconds <= bound) ?? MORE);
}

/**
 * Returns the seconds within which a share (0 to 1; 0.5 for the median) of the counted durations stayed; null if
 * nothing was counted. Durations are taken as spread evenly within their bucket; those in the last bucket count as its
 * lower bound.
 */
export function secondsWithin(counts: TimeCounts, share: number): number | null {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let left = share * all;
  let from = 0;
  for (const bound of TIME_BOUNDS) {
    const count = counts[bound] ?? 0;
    if (count > 0 && left <= count) return Math.round(from + ((bound - from) * left) / count);
    left -= count;
    from = bound;
  }
  return from;
}
