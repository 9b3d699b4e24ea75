import type { Limit } from './countWithin.ts';

/**
 * Limits ratings per client, since all ratings of a room update one document. A class of 100 that changes its
 * mind twice stays well below.
 */
export const RATINGS: Limit = {
  name: 'ratings',
  most: 400,
  window: 10 * 60_000,
  message: 'Too many ratings were sent from your network. Please try again in ten minutes.',
};
