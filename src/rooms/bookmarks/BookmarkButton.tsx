import { Button } from '@chakra-ui/react';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { bookmarkText } from '../text/bookmark.ts';
import { useBookmark } from './useBookmark.tsx';

/** A room's bookmark button without a picture. */
export function BookmarkButton({ roomId }: { roomId: string }) {
  const { isBookmarked, toggle, offer } = useBookmark(roomId);
  const { add, added } = bookmarkText;
  return (
    <>
      <Button variant="outline" aria-pressed={isBookmarked} onClick={toggle}>
        {isBookmarked ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
        {isBookmarked ? added : add}
      </Button>
      {offer}
    </>
  );
}
