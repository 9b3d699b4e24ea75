import type { ComponentProps } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import type { RateRoom } from './RateRoom.tsx';

const loadRateRoom = async () => (await loadChunk('rate-room', () => import('./RateRoom.tsx'))).RateRoom;

/** Stars on a room's page are for who escaped from it before: a first visit does without them, and so does one on which they do not come. */
export function LazyRateRoom(props: ComponentProps<typeof RateRoom>) {
  const stars = useChunk(loadRateRoom);
  return stars.type === 'ready' ? <stars.part {...props} /> : null;
}
