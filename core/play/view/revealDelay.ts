/**
 * Milliseconds from the start of an opening animation until revealed items appear: by then the gap is wide
 * enough.
 */
export const REVEAL_DELAY = 420;
