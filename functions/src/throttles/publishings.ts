import type { Limit } from './countWithin.ts';

/**
 * Limits publishing by one account, refused attempts included, since each checks a room and encodes its
 * pictures. Nobody publishes that often by hand.
 */
export const PUBLISHINGS: Limit = {
  name: 'publishings',
  most: 100,
  window: 10 * 60_000,
  message: 'You have published too often. Please try again in ten minutes.',
};
