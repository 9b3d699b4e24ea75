import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { bookmarkText } from '../../text/bookmark.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useAppStores } from '../appStores.ts';
import { Link } from '../Link.tsx';
import { loginPath } from '../loginPath.ts';
import { ModalDialog } from '../ModalDialog.tsx';

interface BookmarkOfferProps {
  roomId: string;
  onClose: () => void;
}

/** To whoever is signed out: log in, and come back with the bookmark set. */
export function BookmarkOffer({ roomId, onClose }: BookmarkOfferProps) {
  const { bookmarks } = useAppStores();
  const { pathname, search } = useLocation();
  const titleId = useId();
  const remember = () => bookmarks.getState().markLater(roomId);
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside width="min(28rem, 100vw - 2rem)">
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {bookmarkText.offerTitle}
      </Heading>
      <Text color="fg.muted" mb="6">
        {bookmarkText.offerText}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button variant="ghost" onClick={onClose}>
          {bookmarkText.later}
        </Button>
        <Button asChild>
          <Link to={loginPath(pathname + search)} onClick={remember}>
            {gameplayText.logIn}
          </Link>
        </Button>
      </Flex>
    </ModalDialog>
  );
}
