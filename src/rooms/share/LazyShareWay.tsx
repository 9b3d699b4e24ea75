import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import type { ShareWayProps } from './ShareWay.tsx';

/** Loaded on demand, since few visitors share a room. */
export function LazyShareWay(props: ShareWayProps) {
  const dialog = useChunk(loadShareWay);
  if (dialog.type === 'failed') return <LoadFailure error={dialog.error} onRetry={dialog.retry} />;
  return dialog.type === 'ready' && <dialog.part {...props} />;
}

async function loadShareWay() {
  const { ShareWay } = await loadChunk('share-way', () => import('./ShareWay.tsx'));
  return ShareWay;
}
