/** The width of a page's content and of the footer, so that their edges align. */
export const PAGE_WIDTH = 'min(76rem, 100% - 2 * clamp(1rem, 4vw, 3rem))';
