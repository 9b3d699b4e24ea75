import { loadChunk } from '../../shared/load/loadChunk.ts';

/** Loads the screen of a running play with the stage. @throws ChunkLoadError */
export async function loadGameTable() {
  const { GameTable } = await loadChunk('game-table', () => import('./GameTable.tsx'));
  return GameTable;
}

/** Preloads it once the current screen has been painted. Returns a function that cancels. */
export function preloadGameTable(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A failure is reported when the play starts and loads it again.
    timer = setTimeout(() => loadGameTable().catch(() => {}));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
