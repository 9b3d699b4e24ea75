import { FEWEST_PLAYS, playsIn } from './readInsights.ts';
import { secondsWithin } from './timeCounts.ts';
import type { VersionFigures } from './versionFigures.ts';

/** A player is taken to be stuck at a lock after this many times the time in which nine in ten players opened it. */
const TIMES_AS_LONG = 2;
/**
 * Seconds. The first two are bounds, so that an offer neither hurries anybody nor comes too late; the third is for a
 * lock that too few players opened.
 */
const LEAST = 60;
const MOST = 1200;
const USUAL = 180;
/** Seconds are rounded up to a multiple of this. */
const STEP = 10;

/**
 * Returns the seconds without progress after which a hint is offered to a player at a lock (I9); null while too few
 * have played. They do not depend on what this player has done. A lock that hardly anybody opened gets a usual time, so
 * that players cannot tell it from other locks.
 */
export function offerAfter(figures: VersionFigures, lock: string): number | null {
  if (playsIn(figures) < FEWEST_PLAYS) return null;
  const { opened = 0, times = {} } = figures.locks[lock] ?? {};
  const nineInTen = opened < FEWEST_PLAYS ? null : secondsWithin(times, 0.9);
  if (nineInTen === null) return USUAL;
  const wanted = Math.ceil((TIMES_AS_LONG * nineInTen) / STEP) * STEP;
  return Math.min(Math.max(wanted, LEAST), MOST);
}
