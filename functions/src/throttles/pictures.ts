import type { Limit } from './countWithin.ts';

/** Limits pictures of one account, since each is decoded and encoded in three sizes. */
export const PICTURES: Limit = {
  name: 'pictures',
  most: 60,
  window: 10 * 60_000,
  message: 'You have uploaded too many pictures. Please try again in ten minutes.',
};

/** Limits changes of one account's uploads and its offers to the library. */
export const UPLOADS: Limit = {
  name: 'uploads',
  most: 300,
  window: 10 * 60_000,
  message: 'You have changed too many things. Please try again in ten minutes.',
};
