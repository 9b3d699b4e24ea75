import { Button } from '@chakra-ui/react';
import { DoorClosed, Hammer } from 'lucide-react';
import { gameplayText } from '../../play/text/gameplay.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { previewText } from '../text/preview.ts';
import { BackToEditor } from './BackToEditor.tsx';
import { RoomNotOpen } from './RoomNotOpen.tsx';

interface PreviewUnavailableProps {
  phase: 'missing' | 'nothing' | 'failed';
  roomId: string | undefined;
  onRetry: () => void;
}

/** Says why there is nothing to preview. */
export function PreviewUnavailable({ phase, roomId, onRetry }: PreviewUnavailableProps) {
  if (phase === 'missing' && roomId !== undefined) return <RoomNotOpen roomId={roomId} />;
  if (phase === 'failed') return <Failed roomId={roomId} onRetry={onRetry} />;
  return (
    <PageMessage icon={<Hammer />} title={previewText.nothingTitle} text={previewText.nothingText} level={1}>
      <Button asChild>
        <Link to="/room-editor">{previewText.buildOne}</Link>
      </Button>
    </PageMessage>
  );
}

function Failed({ roomId, onRetry }: Pick<PreviewUnavailableProps, 'roomId' | 'onRetry'>) {
  return (
    <PageMessage icon={<DoorClosed />} title={previewText.failedTitle} text={previewText.failed} level={1}>
      <Button onClick={onRetry}>{gameplayText.retry}</Button>
      <BackToEditor roomId={roomId} />
    </PageMessage>
  );
}
