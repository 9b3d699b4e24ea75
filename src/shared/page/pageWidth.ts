/** Of what a page holds, and of the foot below it, so that their edges meet. */
export const PAGE_WIDTH = 'min(76rem, 100% - 2 * clamp(1rem, 4vw, 3rem))';
