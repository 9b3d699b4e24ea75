import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';

async function loadTogether() {
  return (await loadChunk('together', () => import('./TogetherScreen.tsx'))).TogetherScreen;
}

/** Playing together, in a chunk of its own that a single player never loads. */
export function LazyTogether(props: { roomId: string; code: string }) {
  const together = useChunk(loadTogether);
  if (together.type === 'failed') return <LoadFailure error={together.error} onRetry={together.retry} />;
  return together.type === 'ready' ? <together.part {...props} /> : <IntroductionSkeleton />;
}

async function loadTeamBoard() {
  return (await loadChunk('together', () => import('./TeamBoard.tsx'))).TeamBoard;
}

/** The leaderboard of teams, in a chunk of its own, since most visitors never open it. */
export function LazyTeamBoard(props: { roomId: string }) {
  const board = useChunk(loadTeamBoard);
  if (board.type === 'failed') return <LoadFailure error={board.error} onRetry={board.retry} />;
  return board.type === 'ready' ? <board.part {...props} /> : null;
}
