import { useMemo } from 'react';
import type { ItemId } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { useCheckedRoom } from '../session/useRoom.ts';

/** Items without a part in the puzzle; the map leaves them out. */
export function useIdle(): readonly ItemId[] {
  const room = useCheckedRoom();
  return useMemo(() => readPuzzleMap(room, findWalkthrough(room)?.steps ?? []).spare, [room]);
}
