import { type ComponentProps, lazy, Suspense } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { ReportDialog } from './ReportDialog.tsx';

const Loaded = lazy(async () => {
  const { ReportDialog } = await loadChunk('report', () => import('./ReportDialog.tsx'));
  return { default: ReportDialog };
});

/** Loaded on demand, since few people report anything. */
export function LazyReportDialog(props: ComponentProps<typeof ReportDialog>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
