import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { watchForNotices } from '../../shared/toast/toaster.ts';

const Toasts = lazy(async () => {
  const { Toasts } = await loadChunk('toasts', () => import('../../shared/toast/Toasts.tsx'));
  return { default: Toasts };
});

/** Loaded with the first toast, which waits for it. */
export function LazyToasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => watchForNotices(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}
