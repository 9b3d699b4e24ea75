import type { Limit } from './countWithin.ts';

/** Pictures of one account: each is decoded and drawn anew in three sizes. */
export const PICTURES: Limit = {
  name: 'pictures',
  most: 60,
  window: 10 * 60_000,
  message: 'Very many pictures were uploaded. Please try again in ten minutes.',
};

/** Changes of one account's uploads, and what it asks the library. */
export const UPLOADS: Limit = {
  name: 'uploads',
  most: 300,
  window: 10 * 60_000,
  message: 'Very many things were changed. Please try again in ten minutes.',
};
