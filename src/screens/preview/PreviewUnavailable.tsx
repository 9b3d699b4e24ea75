import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageMessage } from '../../components/PageMessage.tsx';
import { gameplayText } from '../../text/gameplay.ts';

interface PreviewUnavailableProps {
  phase: 'missing' | 'nothing' | 'failed';
  onRetry: () => void;
}

const WORDS = {
  missing: { title: gameplayText.notYoursTitle, text: gameplayText.notYoursText },
  nothing: { title: gameplayText.nothingToPreviewTitle, text: gameplayText.nothingToPreviewText },
  failed: { title: gameplayText.openFailedTitle, text: gameplayText.openFailed },
};

/** Why there is nothing to preview; the same page whether a room is missing or another's. */
export function PreviewUnavailable({ phase, onRetry }: PreviewUnavailableProps) {
  return (
    <PageMessage icon={<DoorClosed />} title={WORDS[phase].title} text={WORDS[phase].text} level={1}>
      {phase === 'failed' && <Button onClick={onRetry}>{gameplayText.retry}</Button>}
      <Button asChild variant={phase === 'nothing' ? 'solid' : 'outline'}>
        <Link to={phase === 'nothing' ? '/room-editor' : '/dashboard'}>
          {phase === 'nothing' ? gameplayText.buildOne : gameplayText.backToRooms}
        </Link>
      </Button>
    </PageMessage>
  );
}
