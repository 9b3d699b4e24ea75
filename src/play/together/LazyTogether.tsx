import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';

async function loadTogether() {
  return (await loadChunk('together', () => import('./TogetherScreen.tsx'))).TogetherScreen;
}

/** Playing together, in a chunk of its own: who plays alone never loads it. */
export function LazyTogether(props: { roomId: string; code: string }) {
  const together = useChunk(loadTogether);
  if (together.type === 'failed') return <LoadFailure error={together.error} onRetry={together.retry} />;
  return together.type === 'ready' ? <together.part {...props} /> : <IntroductionSkeleton />;
}
