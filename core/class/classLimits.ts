/** Limits of a class (Q1), all in one place. */
export const CLASS_LIMITS = {
  /** Maximum number of sessions that a teacher may have open at once. */
  openSessions: 3,
  teams: 30,
  /** Maximum number of seats of all teams together, by the teacher's plan. */
  seats: { free: 40, pro: 60 },
  /** Maximum number of characters of a message that the teacher types (Q5). */
  messageLength: 120,
  /** Number of messages that a session stores; older ones are dropped. */
  messages: 20,
  /** Number of hints that the teacher sent and that the board tells; the results have all. */
  hintsShown: 20,
  /** Number of orders that a session stores; older ones that were carried out are dropped. */
  orders: 60,
  /** How many other random names a pupil may ask for (Q2). */
  spins: 3,
  /** Minutes of a session's time limit, and minutes that one order gives or takes. */
  minutes: { min: 1, max: 180 },
} as const;

/** Milliseconds from the start after which a session ends by itself (Q6). */
export const LONGEST = 3 * 60 * 60_000;

/** Milliseconds for which a hint, an opening or an end waits and can be called back (Q5). */
export const CALL_BACK_WITHIN = 5000;
