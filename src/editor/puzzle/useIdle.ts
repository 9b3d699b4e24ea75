import { useMemo } from 'react';
import type { ItemId } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { useCheckedRoom } from '../session/useRoom.ts';

/** What has no part in the puzzle: what the map leaves aside. */
export function useIdle(): readonly ItemId[] {
  const room = useCheckedRoom();
  return useMemo(() => readPuzzleMap(room, findWalkthrough(room)?.steps ?? []).spare, [room]);
}
