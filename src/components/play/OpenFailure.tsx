import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gameplayText } from '../../text/gameplay.ts';
import { PageMessage } from '../PageMessage.tsx';
import { useGame, useGameplay } from './gameContext.ts';

/** A page, never a blank screen, for a room that cannot be opened (SPEC §5). */
export function OpenFailure() {
  const { gameplay } = useGame();
  const failure = useGameplay((s) => s.failure);
  return (
    <PageMessage
      icon={<DoorClosed />}
      title={gameplayText.openFailedTitle}
      text={failure ?? gameplayText.openFailed}
      level={1}
    >
      <Button onClick={() => gameplay.getState().open()}>{gameplayText.retry}</Button>
      <Button asChild variant="outline">
        <Link to="/dashboard">{gameplayText.backToRooms}</Link>
      </Button>
    </PageMessage>
  );
}
