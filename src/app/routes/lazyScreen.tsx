import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { ChunkLoadError, loadChunk } from '../../shared/load/loadChunk.ts';
import { appText } from '../../shared/text/app.ts';
import { reloadOnce } from '../start/reloadOnce.ts';

/** Never settles; used while the page is being left. */
const NEVER = new Promise<never>(() => {});

type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads the screen, so that it can be shown without waiting. @throws ChunkLoadError */
  preload: () => Promise<void>;
};

/**
 * A screen in a chunk of its own. A missing chunk belongs to an older release: the page reloads once. After
 * that, and for other errors, an error page offers a retry (SPEC §8).
 */
export function lazyScreen<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let current: ComponentType<Props> = newLazy();

  // React keeps a lazy component's rejection forever, so a retry needs a new component.
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

/**
 * Loads again. Some browsers remember a failed import until the page is reloaded, so a second failure with a
 * connection reloads it.
 */
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

/** Shown while a screen's chunk loads; it appears late, so that quick loads do not flicker. */
function ScreenLoading() {
  return (
    <Center
      flex="1"
      minH="60dvh"
      role="status"
      opacity="0"
      animationName="fade-in"
      animationDuration="200ms"
      animationDelay="300ms"
      animationFillMode="forwards"
    >
      <Spinner size="xl" color="accent" borderWidth="3px" />
      <VisuallyHidden>{appText.loading}</VisuallyHidden>
    </Center>
  );
}
