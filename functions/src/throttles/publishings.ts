import type { Limit } from './countWithin.ts';

/**
 * Publishings of one account's rooms, refused ones too: each proves a room, and draws and keeps its pictures. Nobody changes that
 * much by hand.
 */
export const PUBLISHINGS: Limit = {
  name: 'publishings',
  most: 100,
  window: 10 * 60_000,
  message: 'You have published very often. Please try again in ten minutes.',
};
