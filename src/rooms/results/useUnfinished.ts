import { useCallback } from 'react';
import type { ListUnfinishedAnswer } from '../../../core/calls/room/listUnfinished.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** Who has not got out of a room; null while it is fetched, `failed` where it cannot be. */
export function useUnfinished(roomId: string): ListUnfinishedAnswer | 'failed' | null {
  const { rooms } = useBackend();
  const load = useCallback(() => rooms.listUnfinished(roomId), [rooms, roomId]);
  return useAnswer(load, 'failed');
}
