/** CSS variable: the distance of notices from the top, below a banner over the editor's room. */
export const BELOW_BANNER = '--below-banner';
