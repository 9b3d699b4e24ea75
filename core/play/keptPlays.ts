/** Days for which a play is kept from its start on. */
export const PLAY_DAYS = 30;
