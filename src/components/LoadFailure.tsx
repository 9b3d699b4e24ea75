import { Button } from '@chakra-ui/react';
import { Unplug, Wrench } from 'lucide-react';
import { appText } from '../text/app.ts';
import { ChunkLoadError } from './loadChunk.ts';
import { PageMessage } from './PageMessage.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The page in place of one that could not be loaded (SPEC §8, "Script chunk fails to load") or that broke. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const isMissing = error instanceof ChunkLoadError;
  const words = isMissing ? appText.chunkFailed : appText.crashed;
  return (
    <PageMessage icon={isMissing ? <Unplug /> : <Wrench />} title={words.title} text={words.text} level={1}>
      <Button onClick={onRetry}>{appText.retry}</Button>
      {/* Firefox and Safari may keep a failed import until the page is new. */}
      <Button variant="outline" onClick={() => window.location.reload()}>
        {appText.reload}
      </Button>
    </PageMessage>
  );
}
