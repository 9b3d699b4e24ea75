import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FuseBox } from '../kit/FuseBox.tsx';
import { appText } from '../text/app.ts';
import { ChunkLoadError } from './loadChunk.ts';

interface LoadFailureProps {
  error: unknown;
  /** After success this page is replaced; after another failure it stays. */
  onRetry: () => void | Promise<void>;
}

/** Replaces a page that could not be loaded (SPEC §8, "Script chunk fails to load") or that broke. */
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
    <FuseBox title={words.title} text={words.text} level={1}>
      <Button loading={isBusy} onClick={retry}>
        {appText.retry}
      </Button>
      {window.history.length > 1 && (
        <Button variant="outline" onClick={() => window.history.back()}>
          {appText.notFound.back}
        </Button>
      )}
      <Button variant="outline" onClick={() => window.location.reload()}>
        {appText.reload}
      </Button>
    </FuseBox>
  );
}
