/** Texts of bookmarks. */
export const bookmarkText = {
  add: 'Bookmark',
  added: 'Bookmarked',
  label: (roomName: string) => `Bookmark ${roomName}`,
  failed: 'The bookmark could not be saved. Try again in a moment.',
} as const;
