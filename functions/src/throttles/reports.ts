import type { Limit } from './countWithin.ts';

/** Limits reports, since each is read by a person. Just enough for an angry class of 100. */
export const REPORTS: Limit = {
  name: 'reports',
  most: 120,
  window: 10 * 60_000,
  message: 'Too many reports were sent from your network. Please try again in ten minutes.',
};
