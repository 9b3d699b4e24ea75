import { useEffect, useMemo } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { createRatingStore } from '../after/ratingStore.ts';
import { createGameRecordStore } from '../leaderboard/gameRecordStore.ts';
import { useGameplay } from '../table/gameContext.ts';

/** The room's summary; null while unknown, which the page can do without. */
export function useSummary(roomId: string): SummaryEntry | null {
  const found = useSoughtSummary(roomId);
  return isFound(found) ? found : null;
}

/** A room's summary; null while it loads. */
export type SoughtSummary = SummaryEntry | 'failed' | null;

export function isFound(summary: SoughtSummary): summary is SummaryEntry {
  return summary !== null && summary !== 'failed';
}

/** The room's summary, for a page that keeps its place until it is known. */
export function useSoughtSummary(roomId: string): SoughtSummary {
  const { rooms } = useBackend();
  const isLoading = useProfile((profile) => profile.isLoading);
  const load = useMemo(
    () => (isLoading ? null : () => rooms.loadSummary(roomId)),
    [rooms, roomId, isLoading],
  );
  return useAnswer(load, 'failed' as const);
}

/** The room's ratings and this player's own. */
export function useRatings(roomId: string) {
  const { ratings } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const store = useMemo(() => createRatingStore(ratings), [ratings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has stars of its own
  useEffect(() => void store.getState().open(roomId), [store, roomId, userId]);
  return store;
}

/** The leaderboard of the version being played. */
export function useRecords(roomId: string) {
  const { records } = useBackend();
  const board = useGameplay((s) => s.board);
  const playerId = useGameplay((s) => s.playerId);
  const store = useMemo(
    () => createGameRecordStore(records, { roomId, version: board, playerId }),
    [records, roomId, board, playerId],
  );
  useEffect(() => void store.getState().load(), [store]);
  return store;
}
