import { useCallback } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The user's own rooms; null until known or on failure, since only texts depend on it. */
export function useOwnRooms(): readonly SummaryEntry[] | null {
  const { rooms: port } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  return useAnswer(
    useCallback(() => port.listRooms(userId), [port, userId]),
    null,
  );
}
