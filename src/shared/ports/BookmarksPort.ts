/** A user's bookmark of a room: the document {userId}_{roomId} (SPEC §3). */
export interface Bookmark {
  userId: string;
  roomId: string;
}

export interface BookmarksPort {
  /** The ids of the user's bookmarked rooms. */
  listBookmarks: (userId: string) => Promise<readonly string[]>;
  /** @throws permissionDenied (the room is not published) */
  setBookmark: (bookmark: Bookmark) => Promise<void>;
  deleteBookmark: (bookmark: Bookmark) => Promise<void>;
}
