/** Words of a room’s bookmark, wherever the room is shown. */
export const bookmarkText = {
  add: 'Bookmark',
  added: 'Bookmarked',
  label: (roomName: string) => `Bookmark ${roomName}`,
  failed: 'The bookmark could not be kept. Try again in a moment.',
  offerTitle: 'A ribbon needs a name',
  offerText:
    'An account is free, and this room then waits for you on every device. You come right back here, with the ribbon on.',
  logIn: 'Log in',
  signUp: 'Sign up',
  later: 'Not now',
} as const;
