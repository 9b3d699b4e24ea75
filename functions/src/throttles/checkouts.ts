import type { Limit } from './countWithin.ts';

/**
 * Limits checkouts, since each calls the payment provider. A class of 100 whose teachers buy stays well
 * below.
 */
export const CHECKOUTS: Limit = {
  name: 'checkouts',
  most: 30,
  window: 10 * 60_000,
  message: 'Too many checkouts were started from your network. Please try again in ten minutes.',
};
