import { ChunkLoadError } from '../components/loadChunk.ts';
import { BackendError } from '../stores/ports.ts';

export type Load<Part> = () => Promise<Part>;

/**
 * Loads at the first call; a failed load is forgotten, so that the next call tries anew.
 * A chunk that cannot be had counts as being offline.
 */
export function loadOnce<Part>(load: Load<Part>): Load<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error instanceof ChunkLoadError
        ? new BackendError('offline', error.message, { cause: error })
        : error;
    });
    return loading;
  };
}
