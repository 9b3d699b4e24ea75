/** Words of a room’s bookmark, wherever the room is shown. */
export const bookmarkText = {
  add: 'Bookmark',
  added: 'Bookmarked',
  label: (roomName: string) => `Bookmark ${roomName}`,
  failed: 'The bookmark could not be kept. Try again in a moment.',
  offerTitle: 'A ribbon needs a name',
  offerText: 'Log in, and this room waits for you on every device. The ribbon is then on already.',
  later: 'Not now',
} as const;
