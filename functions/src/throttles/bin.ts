import type { Limit } from './countWithin.ts';

/** Limits calls about the bin: listing reads all its rooms, and restoring writes a room with its cover. */
export const BIN_CALLS: Limit = {
  name: 'bin',
  most: 300,
  window: 10 * 60_000,
  message: 'You have opened the bin too often. Please try again in ten minutes.',
};
