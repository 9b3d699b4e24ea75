// @isolation backend

import { expect, it } from 'vitest';
import type { Limit } from '../throttles/countWithin.ts';
import { PICTURES } from '../throttles/pictures.ts';
import { PUBLISHINGS } from '../throttles/publishings.ts';
import { STARTS } from '../throttles/starts.ts';
import { MOST_SWEPT_PAGES } from './cleanUp.ts';
import { MOST_COUNTED } from './countLeftPlays.ts';
import { MOST_EXPIRED } from './deleteExpired.ts';
import { MOST_FORGOTTEN, SWEPT_PAGE } from './sweepRooms.ts';
import { MOST_UNUSED } from './sweepUploads.ts';

const HOUR = 60 * 60_000;

/** Returns how often one network or account may do something in an hour. */
function perHour({ most, window }: Limit): number {
  return Math.ceil((most * HOUR) / window);
}

// `npm run hostile -- costly` shows that a run does delete so many.
it.each([
  // Each play may be counted for its day, which leaves one more document among the throttles.
  ['plays and throttles that have expired', MOST_EXPIRED, 2 * perHour(STARTS)],
  ['plays that were left, counted', MOST_COUNTED, perHour(STARTS)],
  ['plays of one deleted room', MOST_FORGOTTEN, perHour(STARTS)],
  ['versions of deleted rooms', MOST_SWEPT_PAGES * SWEPT_PAGE, perHour(PUBLISHINGS)],
  ['pictures that nobody uses', MOST_UNUSED, perHour(PICTURES)],
])('one run takes as many as an account and a network can make in an hour: %s', (_what, most, made) => {
  expect(most).toBeGreaterThanOrEqual(made);
});
