import type { Limit } from './countWithin.ts';

/** Deletions and exports go over everything that a person has. A school that leaves at once is far from it. */
export const ACCOUNTS: Limit = {
  name: 'accounts',
  most: 100,
  window: 10 * 60_000,
  message: 'That was asked for very often. Please try again in ten minutes.',
};

/** Pages of exports that have begun: a room has some, and somebody may have hundreds of rooms. */
export const EXPORT_PAGES: Limit = { ...ACCOUNTS, name: 'exportPages', most: 3000 };

/** Claims of guests' plays: one after each log-in. A class of 100 that logs in anew four times is far from it. */
export const CLAIMS: Limit = {
  name: 'claims',
  most: 500,
  window: 10 * 60_000,
  message: 'Very many plays were claimed from there. Please try again in ten minutes.',
};
