import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStores } from '../../shared/context/appStores.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath, registerPath } from '../../shared/page/loginPath.ts';
import { bookmarkOfferText } from '../text/bookmarkOffer.ts';

interface BookmarkOfferProps {
  roomId: string;
  onClose: () => void;
}

/** Offers signed-out users to sign up or log in; the bookmark is set when they return. */
export function BookmarkOffer({ roomId, onClose }: BookmarkOfferProps) {
  const { bookmarks } = useAppStores();
  const { pathname, search } = useLocation();
  const titleId = useId();
  const here = pathname + search;
  const remember = () => bookmarks.getState().markLater(roomId);
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside width="min(28rem, 100vw - 2rem)">
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {bookmarkOfferText.title}
      </Heading>
      <Text color="fg.muted" mb="6">
        {bookmarkOfferText.text}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button variant="ghost" onClick={onClose}>
          {bookmarkOfferText.later}
        </Button>
        <Button asChild variant="outline">
          <Link to={loginPath(here)} onClick={remember}>
            {bookmarkOfferText.logIn}
          </Link>
        </Button>
        <Button asChild>
          <Link to={registerPath(here)} onClick={remember}>
            {bookmarkOfferText.signUp}
          </Link>
        </Button>
      </Flex>
    </ModalDialog>
  );
}
