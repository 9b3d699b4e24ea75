import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';

/** Loads the live channel's SDK, which only parties need. */
export async function loadLive(): Promise<LiveChannel> {
  const { connectLive } = await loadChunk('live', () => import('./connectLive.ts'));
  return connectLive();
}
