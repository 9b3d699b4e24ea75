import { BookmarkRibbon } from '../../shared/kit/BookmarkRibbon.tsx';
import { useBookmark } from '../bookmarks/useBookmark.tsx';
import { bookmarkText } from '../text/bookmark.ts';

interface RoomRibbonProps {
  roomId: string;
  roomName: string;
}

/** A room's bookmark on the corner of its picture. */
export function RoomRibbon({ roomId, roomName }: RoomRibbonProps) {
  const { isBookmarked, toggle, offer } = useBookmark(roomId);
  return (
    <>
      <BookmarkRibbon isBookmarked={isBookmarked} label={bookmarkText.label(roomName)} onToggle={toggle} />
      {offer}
    </>
  );
}
