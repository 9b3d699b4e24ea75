import type { Limit } from './countWithin.ts';

/** Reports: each is read by a person. A class of 100 that is angry at once is not far from it. */
export const REPORTS: Limit = {
  name: 'reports',
  most: 120,
  window: 10 * 60_000,
  message: 'Very many reports came from there. Please try again in ten minutes.',
};
