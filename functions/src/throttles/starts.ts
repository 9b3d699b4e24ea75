import type { Limit } from './countWithin.ts';

/** Limits new plays, since each is a document. A class of 100 that restarts four times stays well below. */
export const STARTS: Limit = {
  name: 'starts',
  most: 500,
  window: 10 * 60_000,
  message: 'Too many plays were started from your network. Please try again in ten minutes.',
};
