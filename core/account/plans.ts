/** Rooms that the Free plan allows (SPEC §5, §9); Pro is unlimited. */
export const FREE_PLAN_ROOMS = 2;
