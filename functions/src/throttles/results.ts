import type { Limit } from './countWithin.ts';

/**
 * Limits requests for unfinished players, since each reads some hundred plays. Enough for a teacher who looks
 * again and again while a class plays.
 */
export const RESULTS: Limit = {
  name: 'results',
  most: 120,
  window: 10 * 60_000,
  message: 'You have opened results too often. Please try again in ten minutes.',
};
