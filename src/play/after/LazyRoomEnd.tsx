import { useEffect } from 'react';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';

type RoomEnd = typeof import('./RoomEnd.tsx').RoomEnd;

/** Once it is there it is shown at once: nothing stands for it between the open door and the sheet. */
let fetched: RoomEnd | null = null;

async function loadRoomEnd(): Promise<RoomEnd> {
  const { RoomEnd } = await loadChunk('room-end', () => import('./RoomEnd.tsx'));
  fetched = RoomEnd;
  return RoomEnd;
}

/** Fetches the end of a play while it runs, so that it is there when the door opens. */
export function usePreloadedRoomEnd(): void {
  useEffect(() => {
    // A failure here is told at the end, which asks again.
    loadRoomEnd().catch(() => {});
  }, []);
}

/** What follows a play: nobody needs it for the first look at a room. */
export function LazyRoomEnd({ roomId }: { roomId: string }) {
  const end = useChunk(loadRoomEnd);
  if (end.type === 'failed' && !fetched) return <LoadFailure error={end.error} onRetry={end.retry} />;
  const Part = end.type === 'ready' ? end.part : fetched;
  if (Part) return <Part roomId={roomId} />;
  return <IntroductionSkeleton />;
}
