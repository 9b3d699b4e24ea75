import { Button } from '@chakra-ui/react';
import { Unplug, Wrench } from 'lucide-react';
import { useState } from 'react';
import { appText } from '../text/app.ts';
import { ChunkLoadError } from './loadChunk.ts';
import { PageMessage } from './PageMessage.tsx';

interface LoadFailureProps {
  error: unknown;
  /** Once it succeeds, this page is gone; where it fails again, this page stays. */
  onRetry: () => void | Promise<void>;
}

/** The page in place of one that could not be loaded (SPEC §8, "Script chunk fails to load") or that broke. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      await onRetry();
    } catch (failure) {
      console.error(failure);
    } finally {
      setBusy(false);
    }
  }

  const isMissing = error instanceof ChunkLoadError;
  const words = isMissing ? appText.chunkFailed : appText.crashed;
  return (
    <PageMessage icon={isMissing ? <Unplug /> : <Wrench />} title={words.title} text={words.text} level={1}>
      <Button loading={isBusy} onClick={retry}>
        {appText.retry}
      </Button>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {appText.reload}
      </Button>
    </PageMessage>
  );
}
