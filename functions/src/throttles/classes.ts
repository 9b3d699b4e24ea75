import type { Limit } from './countWithin.ts';

/** Limits how many classes one teacher opens (Q1); three of them may be open at once. */
export const CLASS_OPENINGS: Limit = {
  name: 'classes',
  most: 20,
  window: 24 * 60 * 60_000,
  message: 'You opened many classes today. Please try again tomorrow.',
};

/** Limits how many orders one teacher gives to all sessions. */
export const CLASS_ORDERS: Limit = {
  name: 'classOrders',
  most: 180,
  window: 60_000,
  message: 'Too many orders within a minute. Please try again in a minute.',
};

/** Limits how often one teacher asks for the board: every two seconds on two devices, for three sessions. */
export const CLASS_BOARDS: Limit = {
  name: 'classBoards',
  most: 200,
  window: 60_000,
  message: 'The board was asked for too often. Please try again in a minute.',
};
