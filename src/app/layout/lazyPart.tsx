import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';

/** Returns a part of the page that loads when it is first shown. It is left out if it cannot be loaded. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }));
  return () => (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
