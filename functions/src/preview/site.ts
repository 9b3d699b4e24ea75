/** What the site is called, in every language. */
export const SITE = 'Escape Rooms';
