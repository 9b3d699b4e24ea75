import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { gameplayText } from '../../play/text/gameplay.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath } from '../../shared/page/loginPath.ts';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { previewText } from '../text/preview.ts';

/**
 * Shown in place of a room that is not the user's own. It is the same whether the room exists or not, so that nobody
 * can probe for ids.
 */
export function RoomNotOpen({ roomId }: { roomId: string }) {
  const { pathname } = useLocation();
  const isAuth = useProfile((profile) => profile.isAuth);
  return (
    <PageMessage
      icon={<DoorClosed />}
      title={previewText.notYoursTitle}
      text={previewText.notYoursText}
      level={1}
    >
      <Button asChild>
        <Link to={`/gameplay/${roomId}`}>{previewText.playIt}</Link>
      </Button>
      {!isAuth && (
        <Button asChild variant="outline">
          <Link to={loginPath(pathname)}>{gameplayText.logIn}</Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to="/room-editor?new">{previewText.newRoom}</Link>
      </Button>
    </PageMessage>
  );
}
