import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { ChunkLoadError, loadChunk } from '../../shared/load/loadChunk.ts';
import { reloadOnce } from '../start/reloadOnce.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

/** What is waited for while the page is being left. */
const NEVER = new Promise<never>(() => {});

type LazyScreen<Props> = ComponentType<Props> & {
  /** From then on it is shown at once. @throws ChunkLoadError */
  preload: () => Promise<void>;
};

/**
 * A screen in a chunk of its own. A chunk that cannot be had is gone with an older release: the page is loaded anew, once; then,
 * and where it is something else, an error page offers another try (SPEC §8).
 */
export function lazyScreen<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let current: ComponentType<Props> = newLazy();

  // React keeps a lazy component's rejection for ever: another try needs another one.
  function newLazy() {
    return lazy(async () => {
      try {
        return { default: await loadChunk(chunk, load) };
      } catch (error) {
        current = newLazy();
        if (isMissing(error) && reloadOnce()) return await NEVER;
        throw error;
      }
    });
  }

  function Lazy(props: Props) {
    const [Screen, setScreen] = useState(() => current);
    async function retry(reset: () => void) {
      await fetchAgain(chunk, load);
      setScreen(() => current);
      reset();
    }
    return (
      <ErrorBoundary fallback={(error, reset) => <LoadFailure error={error} onRetry={() => retry(reset)} />}>
        <Suspense fallback={<ScreenLoading />}>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload: async () => {
      current = await loadChunk(chunk, load);
    },
  });
}

/** Some browsers keep a failed import until the page is new: where it fails again with a connection, the page is loaded anew. */
async function fetchAgain(chunk: string, load: () => Promise<unknown>): Promise<void> {
  try {
    await loadChunk(chunk, load);
  } catch (error) {
    if (isMissing(error) && navigator.onLine) window.location.reload();
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.reason === 'missing';
}
