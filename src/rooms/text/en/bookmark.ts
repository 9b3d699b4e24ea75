/** Texts of bookmarks. */
export const bookmarkText = {
  add: 'Bookmark',
  added: 'Bookmarked',
  label: (roomName: string) => `Bookmark ${roomName}`,
  failed: 'The bookmark could not be saved. Try again in a moment.',
  offerTitle: 'Log in to bookmark rooms',
  offerText:
    'An account is free, and your bookmarks are there on every device. You will come right back to this room, with the bookmark set.',
  logIn: 'Log in',
  signUp: 'Sign up',
  later: 'Not now',
} as const;
