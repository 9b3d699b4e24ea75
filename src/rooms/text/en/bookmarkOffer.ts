/** Texts of the offer to log in, which are loaded with it. */
export const bookmarkOfferText = {
  title: 'Log in to bookmark rooms',
  text: 'An account is free, and your bookmarks are there on every device. You will come right back to this room, with the bookmark set.',
  logIn: 'Log in',
  signUp: 'Sign up',
  later: 'Not now',
} as const;
