/** Limits of a class (Q1), all in one place. */
export const CLASS_LIMITS = {
  /** Sessions that a teacher may have open at once. */
  openSessions: 3,
  teams: 30,
  /** Seats of all teams together, by the teacher's plan. */
  seats: { free: 40, pro: 60 },
  /** Letters of a message that the teacher types (Q5). */
  messageLength: 120,
  /** Messages that a session keeps; older ones are dropped. */
  messages: 20,
  /** Orders that a session keeps; older ones that were carried out are dropped. */
  orders: 60,
  /** Names that the game gives one after the other, before the last one stays (Q2). */
  spins: 3,
  /** Minutes of a session's time limit, and minutes that one order gives or takes. */
  minutes: { min: 1, max: 180 },
} as const;

/** Milliseconds from its start after which a session ends by itself (Q6). */
export const LONGEST = 3 * 60 * 60_000;

/** Milliseconds in which a hint, an opening or an end can be called back (Q5). */
export const CALL_BACK_WITHIN = 5000;
