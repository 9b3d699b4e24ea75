import type { Limit } from './countWithin.ts';

/** New versions of one account's rooms: each is a room with its pictures, proved, drawn anew, and kept. Nobody changes that much by hand. */
export const PUBLISHINGS: Limit = {
  name: 'publishings',
  most: 100,
  window: 10 * 60_000,
  message: 'You have published very often. Please try again in ten minutes.',
};
