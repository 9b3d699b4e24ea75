import type { Limit } from './countWithin.ts';

/**
 * Limits deletions and exports per client, since each processes all data of a person. A school that leaves at
 * once stays well below.
 */
export const ACCOUNTS: Limit = {
  name: 'accounts',
  most: 100,
  window: 10 * 60_000,
  message: 'You have asked for this too often. Please try again in ten minutes.',
};

/** Limits started pages of exports: a room has several, and somebody may have hundreds of rooms. */
export const EXPORT_PAGES: Limit = { ...ACCOUNTS, name: 'exportPages', most: 3000 };

/**
 * Limits claims of guests' plays: one after each login. A class of 100 that logs in four times stays well
 * below.
 */
export const CLAIMS: Limit = {
  name: 'claims',
  most: 500,
  window: 10 * 60_000,
  message: 'Too many plays were claimed from your network. Please try again in ten minutes.',
};
