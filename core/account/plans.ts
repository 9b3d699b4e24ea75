/**
 * Number of rooms in the Free plan (SPEC §5, §9); Pro is unlimited. `countsNewRoom` in firestore.rules, which enforces
 * it, repeats the number.
 */
export const FREE_PLAN_ROOMS = 2;

/** Hours of design sessions in the school package, at most (SPEC §9). */
export const SCHOOL_HOURS = 10;

/** Pro is for life; this far-off date stands for its end (SPEC §6, §9). */
export const PRO_END = new Date('2099-12-31T23:59:59Z');

/** The value of `stripeId` if an admin granted Pro. */
export const GRANTED = 'granted';
