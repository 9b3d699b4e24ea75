import { useCallback } from 'react';
import type { ListUnfinishedAnswer } from '../../../core/calls/room/listUnfinished.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The unfinished plays of a room; null while loading, `failed` if that failed. */
export function useUnfinished(roomId: string): ListUnfinishedAnswer | 'failed' | null {
  const { rooms } = useBackend();
  const load = useCallback(() => rooms.listUnfinished(roomId), [rooms, roomId]);
  return useAnswer(load, 'failed');
}
