/** The site's name in every language. */
export const SITE = 'Escape Rooms';
