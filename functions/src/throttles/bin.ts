import type { Limit } from './countWithin.ts';

/** What is asked of the bin: a look reads all that lies there, and putting back writes a room with its cover. */
export const BIN_CALLS: Limit = {
  name: 'bin',
  most: 300,
  window: 10 * 60_000,
  message: 'You have looked into the bin very often. Please try again in ten minutes.',
};
