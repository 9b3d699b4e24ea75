/** Rooms that the Free plan allows (SPEC §5, §9); Pro is unlimited. */
export const FREE_PLAN_ROOMS = 2;

/** The end of Pro, which is for life (SPEC §6, §9). */
export const PRO_END = new Date('2099-12-31T23:59:59Z');

/** What stands as `stripeId` of whom an administrator made Pro (DESIGN §4). */
export const GRANTED = 'granted';
