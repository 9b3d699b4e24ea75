import type { Limit } from './countWithin.ts';

/**
 * Limits wrong codes, so that nobody finds parties by guessing (T9): an hour of guesses finds one in 80,000
 * open ones. Everybody in a class of 60 behind one address may mistype it twice within a minute.
 */
export const WRONG_CODES: Limit = {
  name: 'wrongCodes',
  most: 150,
  window: 60_000,
  message: 'Too many wrong codes came from your network. Please try again in a minute.',
};

/**
 * Limits joins, since each may read all teams of a class. Two classes of 60 behind one address can join
 * within a minute, and everybody can come back four times.
 */
export const JOINS: Limit = {
  name: 'joins',
  most: 600,
  window: 60_000,
  message: 'Too many players joined from your network. Please try again in a minute.',
};

/**
 * Limits looking at a party before joining, like `JOINS` limits joining. They are counted separately, since a
 * player looks before joining.
 */
export const LOOKS: Limit = { ...JOINS, name: 'looks' };

/** Limits how often one seat requests the whole view (T12): every two seconds without the live channel. */
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
