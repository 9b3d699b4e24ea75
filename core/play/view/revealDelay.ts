/** Milliseconds from an opening's begin until what it reveals comes to light: by then there is a gap to come out of. */
export const REVEAL_DELAY = 420;
