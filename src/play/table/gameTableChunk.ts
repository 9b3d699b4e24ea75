import { loadChunk } from '../../shared/load/loadChunk.ts';

/** Loads the table of a running game, the stage with it. @throws ChunkLoadError */
export async function loadGameTable() {
  const { GameTable } = await loadChunk('game-table', () => import('./GameTable.tsx'));
  return GameTable;
}

/** Fetches it ahead, once what is on the screen has been painted. Returns the way to call that off. */
export function preloadGameTable(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A failure here is told when the game starts and asks again.
    timer = setTimeout(() => loadGameTable().catch(() => {}));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
