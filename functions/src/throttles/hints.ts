import type { Limit } from './countWithin.ts';

/** Limits hints (P16), since each runs the solver. A class of 100 may ask ten times each. */
export const HINTS: Limit = {
  name: 'hints',
  most: 1000,
  window: 10 * 60_000,
  message: 'Too many hints were requested from your network. Please try again in ten minutes.',
};

/** The same limit in a class, where hints count for the team and the teacher instead of the network (Q9). */
export const HINTS_IN_CLASS: Limit = {
  ...HINTS,
  message: 'Too many hints were requested in your class. Please try again in ten minutes.',
};
