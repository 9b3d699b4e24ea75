import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/load/ErrorBoundary.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { HELP } from './HelpLink.tsx';

const Help = lazy(async () => {
  const { HelpDialog } = await loadChunk('help', () => import('./HelpDialog.tsx'));
  return { default: HelpDialog };
});

/** The manual, loaded when somebody first asks for it. */
export function LazyHelp() {
  if (useLocation().hash !== HELP) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Help />
      </Suspense>
    </ErrorBoundary>
  );
}
