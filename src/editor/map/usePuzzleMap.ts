import { useMemo } from 'react';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { type PuzzleMap, readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { type DrawnMap, drawMap } from './drawMap.ts';
import type { Direction } from './turning.ts';

/** The open room's puzzle and its drawing. */
export function usePuzzleMap(direction: Direction): { map: PuzzleMap; drawn: DrawnMap } {
  const room = useCheckedRoom();
  const map = useMemo(() => readPuzzleMap(room, findWalkthrough(room)?.steps ?? []), [room]);
  const drawn = useMemo(() => drawMap(map, direction), [map, direction]);
  return { map, drawn };
}
