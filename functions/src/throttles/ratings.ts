import type { Limit } from './countWithin.ts';

/** Ratings: all of a room are counted on one document. A class of 100 that changes its mind twice is far from it. */
export const RATINGS: Limit = {
  name: 'ratings',
  most: 400,
  window: 10 * 60_000,
  message: 'Very many ratings came from there. Please try again in ten minutes.',
};
