/** How far down notices have to stay, where something else is said at the head of the editor's room. */
export const BELOW_BANNER = '--below-banner';
