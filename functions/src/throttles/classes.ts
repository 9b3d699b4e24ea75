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

/**
 * Limits how often one teacher requests the board: every one and a half seconds and after orders, on two devices, for
 * three sessions.
 */
export const CLASS_BOARDS: Limit = {
  name: 'classBoards',
  most: 300,
  window: 60_000,
  message: 'The board was asked for too often. Please try again in a minute.',
};

/**
 * Limits how often one teacher looks at next hints: with each step of a team whose sheet is open, and with each
 * hint that is sent. Working one out takes as long as a hint.
 */
export const NEXT_HINTS: Limit = {
  name: 'nextHints',
  most: 120,
  window: 60_000,
  message: 'You looked at too many hints. Please try again in a minute.',
};

/** Limits how often one teacher lists classes: each page of Projects does. */
export const CLASS_LISTS: Limit = {
  name: 'classLists',
  most: 120,
  window: 60_000,
  message: 'You opened the list of classes too often. Please try again in a minute.',
};

/** Limits how often one teacher reads, keeps or deletes results: each reads the plays of all teams. */
export const CLASS_RESULTS: Limit = {
  name: 'classResults',
  most: 120,
  window: 60_000,
  message: 'You opened results too often. Please try again in a minute.',
};

/** Limits how often the walls of one session are requested: seven of them every three seconds. */
export const WALLS: Limit = {
  name: 'walls',
  most: 150,
  window: 60_000,
  message: 'Too many walls show this class. Please try again in a minute.',
};

/** Limits wrong keys of walls from one network. Nobody types a key, since the link contains it. */
export const WRONG_WALLS: Limit = { ...WALLS, name: 'wrongWalls', most: 60 };

/**
 * Limits how often one seat is set up: it has three spins, and the number of people may be changed back and
 * forth.
 */
export const SEAT_SET_UPS: Limit = {
  name: 'seatSetUps',
  most: 30,
  window: 60_000,
  message: 'This seat was changed too often. Please try again in a minute.',
};

/** Limits how often one seat calls its teacher: after each call, the browsers of the team send requests. */
export const TEACHER_CALLS: Limit = {
  name: 'teacherCalls',
  most: 12,
  window: 60_000,
  message: 'You called your teacher very often. Please try again in a minute.',
};
