import { TIME_BOUNDS, type TimeCounts } from '../../../core/insight/timeCounts.ts';

/** Escapes that took at most `minutes`, and longer than those of the bar before. */
export interface TimeBar {
  /** Minutes; null for the last bucket, which has no bound. */
  minutes: number | null;
  count: number;
  /** Whether only plays with more time allowed end there. */
  isLate: boolean;
}

/** Seconds. All shorter buckets together are one bar, since hardly anybody escapes so fast. */
const SHORTEST = 60;

/** Returns the durations of escapes as bars, without those before the first and after the last escape. */
export function readTimes(times: TimeCounts, limit: number): readonly TimeBar[] {
  const bars = TIME_BOUNDS.filter((bound) => bound >= SHORTEST).map((bound): TimeBar => {
    const isFirst = bound === SHORTEST;
    const within = TIME_BOUNDS.filter((each) => (isFirst ? each <= bound : each === bound));
    const count = within.reduce((sum, each) => sum + (times[each] ?? 0), 0);
    return { minutes: bound / 60, count, isLate: bound > roundUp(limit * 60) };
  });
  const all = [...bars, { minutes: null, count: times.more ?? 0, isLate: true }];
  const first = all.findIndex(({ count }) => count > 0);
  const last = all.findLastIndex(({ count }) => count > 0);
  return first === -1 ? [] : all.slice(first, last + 1);
}

/** The upper bound of the bucket that contains a limit: that whole bucket counts as within the limit. */
function roundUp(seconds: number): number {
  return TIME_BOUNDS.find((bound) => seconds <= bound) ?? Number.POSITIVE_INFINITY;
}
