import type { Limit } from './countWithin.ts';

/** Hints (P16): each asks the solver for the way out of that very state. A class of 100 that asks ten times each is let in. */
export const HINTS: Limit = {
  name: 'hints',
  most: 1000,
  window: 10 * 60_000,
  message: 'Very many hints were asked for from there. Please try again in ten minutes.',
};
