import { type ComponentProps, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { KeyList } from './KeyList.tsx';

const Loaded = lazy(async () => ({
  default: (await loadChunk('keys', () => import('./KeyList.tsx'))).KeyList,
}));

/** Loaded when a player first asks for it; left out if it cannot be loaded. */
export function LazyKeyList(props: ComponentProps<typeof KeyList>) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
