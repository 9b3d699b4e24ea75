import { FEWEST_PLAYS, playsIn } from './readInsights.ts';
import { secondsWithin } from './timeCounts.ts';
import type { VersionFigures } from './versionFigures.ts';

/** A player is stuck who has been at a lock so many times as long as nine in ten needed. */
const TIMES_AS_LONG = 2;
/** Seconds: neither hurries anybody nor comes too late, and where too few opened the lock to tell. */
const LEAST = 60;
const MOST = 1200;
const USUAL = 180;
/** Seconds are rounded up to a multiple of this. */
const STEP = 10;

/**
 * Returns the seconds without progress after which a hint is offered to who is at a lock (I9); null while too few
 * have played. It does not depend on what the player has done. A lock that hardly anybody opened gets a usual time,
 * so that it cannot be told from others.
 */
export function offerAfter(figures: VersionFigures, lock: string): number | null {
  if (playsIn(figures) < FEWEST_PLAYS) return null;
  const { opened = 0, times = {} } = figures.locks[lock] ?? {};
  const nineInTen = opened < FEWEST_PLAYS ? null : secondsWithin(times, 0.9);
  if (nineInTen === null) return USUAL;
  const wanted = Math.ceil((TIMES_AS_LONG * nineInTen) / STEP) * STEP;
  return Math.min(Math.max(wanted, LEAST), MOST);
}
