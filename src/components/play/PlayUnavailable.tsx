import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlayFailure } from '../../stores/gameplay/gameplayState.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { PageMessage } from '../PageMessage.tsx';
import { useGame, useGameplay } from './gameContext.ts';

/** A page, never a blank screen, for a room that cannot be opened (SPEC §5). */
export function PlayUnavailable() {
  const { gameplay } = useGame();
  const failure = useGameplay((s) => s.failure);
  const isMissing = failure?.code === 'notFound';
  return (
    <PageMessage
      icon={<DoorClosed />}
      title={gameplayText.openFailedTitle}
      text={failureText(failure)}
      level={1}
    >
      {/* What does not exist will not come by asking again. */}
      {!isMissing && <Button onClick={() => gameplay.getState().open()}>{gameplayText.retry}</Button>}
      <Button asChild variant={isMissing ? 'solid' : 'outline'}>
        <Link to="/dashboard">{gameplayText.backToRooms}</Link>
      </Button>
    </PageMessage>
  );
}

function failureText(failure: PlayFailure | null): string {
  if (failure?.code === 'offline') return gameplayText.openOffline;
  if (failure?.code === 'tooManyRequests') return gameplayText.openedTooOften;
  return failure?.message || gameplayText.openFailed;
}
