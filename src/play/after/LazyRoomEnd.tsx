import { useEffect } from 'react';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';

type RoomEnd = typeof import('./RoomEnd.tsx').RoomEnd;

/** Kept once loaded, so that the end appears without a placeholder. */
let fetched: RoomEnd | null = null;

async function loadRoomEnd(): Promise<RoomEnd> {
  const { RoomEnd } = await loadChunk('room-end', () => import('./RoomEnd.tsx'));
  fetched = RoomEnd;
  return RoomEnd;
}

/** Loads the end screen while the play runs, so that it is ready when the door opens. */
export function usePreloadedRoomEnd(): void {
  useEffect(() => {
    // A failure is reported at the end, which loads it again.
    loadRoomEnd().catch(() => {});
  }, []);
}

/** The end screen, in a chunk of its own: the first look at a room does not need it. */
export function LazyRoomEnd({ roomId }: { roomId: string }) {
  const end = useChunk(loadRoomEnd);
  if (end.type === 'failed' && !fetched) return <LoadFailure error={end.error} onRetry={end.retry} />;
  const Part = end.type === 'ready' ? end.part : fetched;
  if (Part) return <Part roomId={roomId} />;
  return <IntroductionSkeleton />;
}
