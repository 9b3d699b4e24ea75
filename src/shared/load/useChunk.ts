import { useCallback, useEffect, useState } from 'react';

type Loading<Part> = { type: 'loading' } | { type: 'ready'; part: Part } | { type: 'failed'; error: unknown };

/** A part of the app that loads when shown, with a retry; `load` must stay the same. */
export function useChunk<Part>(load: () => Promise<Part>): Loading<Part> & { retry: () => Promise<void> } {
  const [loading, setLoading] = useState<Loading<Part>>({ type: 'loading' });
  const retry = useCallback(async () => {
    setLoading({ type: 'ready', part: await load() });
  }, [load]);
  useEffect(() => {
    retry().catch((error: unknown) => setLoading({ type: 'failed', error }));
  }, [retry]);
  return { ...loading, retry };
}
