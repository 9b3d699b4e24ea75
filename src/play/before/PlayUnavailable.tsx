import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { NO_ITEMS } from '../../../core/calls/play/startPlay.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import type { PlayFailure } from '../session/playSession.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';

/** A page instead of a blank screen for a room that cannot be opened (SPEC §5) or whose play cannot go on. */
export function PlayUnavailable() {
  const { gameplay } = useGame();
  const failure = useGameplay((s) => s.failure);
  const { roomId = '' } = useParams();
  const isGone = failure?.code === 'roomHidden' || failure?.code === 'notFound';
  return (
    <PageMessage
      icon={<DoorClosed />}
      title={titleOf(failure)}
      text={failureText(failure)}
      detail={detailOf(failure, roomId)}
      level={1}
    >
      {/* Asking again does not help if the room does not exist. */}
      {!isGone && <Button onClick={() => gameplay.getState().open()}>{gameplayText.retry}</Button>}
      <Button asChild variant={isGone ? 'solid' : 'outline'}>
        <Link to="/dashboard">{gameplayText.backToRooms}</Link>
      </Button>
    </PageMessage>
  );
}

function titleOf(failure: PlayFailure | null): string {
  if (failure?.code === 'roomHidden') return gameplayText.hiddenTitle;
  return failure?.code === 'notFound' ? gameplayText.noRoomTitle : gameplayText.openFailedTitle;
}

function failureText(failure: PlayFailure | null): string {
  if (failure?.code === 'offline') return gameplayText.openOffline;
  if (failure?.code === 'roomHidden') return gameplayText.hidden;
  if (failure?.code === 'tooManyRequests') return gameplayText.openedTooOften;
  if (failure?.code === 'notFound') return gameplayText.noRoom;
  return gameplayText.openFailed;
}

/** SPEC §5's own texts. Only the server's text says that a room has no items. */
function detailOf(failure: PlayFailure | null, roomId: string): string | undefined {
  if (failure?.code !== 'notFound') return undefined;
  return failure.message === NO_ITEMS ? gameplayText.noItems : gameplayText.roomNotFound(roomId);
}
