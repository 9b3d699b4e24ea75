import type { Limit } from './countWithin.ts';

/**
 * Limits the number of codes tried, so that nobody finds parties by guessing (T9). A class of 60 joins within a minute.
 */
export const JOINS: Limit = {
  name: 'joins',
  most: 60,
  window: 60_000,
  message: 'Too many players joined from your network. Please try again in a minute.',
};

/**
 * Limits looking at a party before joining, as `JOINS` limits joining. The two are counted apart, since whoever joins
 * has looked before.
 */
export const LOOKS: Limit = { ...JOINS, name: 'looks' };

/** Limits how often one seat asks for everything (T12): every two seconds without the live channel. */
export const SYNCS: Limit = {
  name: 'syncs',
  most: 40,
  window: 60_000,
  message: 'This seat asked too often. Please try again in a minute.',
};

/** Limits how often one seat shows new signs (T9). */
export const SIGNS: Limit = {
  name: 'signs',
  most: 10,
  window: 60_000,
  message: 'This seat asked for signs too often. Please try again in a minute.',
};

/** Different wrong signs for one party that a network may send at once (T9); then one a minute. */
export const MOST_WRONG_SIGNS = 5;
