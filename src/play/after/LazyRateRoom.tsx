import type { ComponentProps } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import type { RateRoom } from './RateRoom.tsx';

const loadRateRoom = async () => (await loadChunk('rate-room', () => import('./RateRoom.tsx'))).RateRoom;

/**
 * Loads the stars only for players who escaped before. A first visit does not need them, and the page works
 * if they fail to load.
 */
export function LazyRateRoom(props: ComponentProps<typeof RateRoom>) {
  const stars = useChunk(loadRateRoom);
  return stars.type === 'ready' ? <stars.part {...props} /> : null;
}
