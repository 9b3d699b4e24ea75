import { loadChunk } from '../../shared/load/loadChunk.ts';

export type GameModule = typeof import('../../../game/mount.ts');

/** Loads the game's code including Phaser. @throws ChunkLoadError */
export function loadGame(): Promise<GameModule> {
  return loadChunk('stage', () => import('../../../game/mount.ts'));
}
