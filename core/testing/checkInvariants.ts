import type { Room } from '../room/model.ts';
import { checkCombinations } from './invariants/checkCombinations.ts';
import { checkGroups } from './invariants/checkGroups.ts';
import { checkItem } from './invariants/checkItem.ts';
import { checkLinks } from './invariants/checkLinks.ts';
import { checkLock } from './invariants/checkLock.ts';
import { checkRoom } from './invariants/checkRoom.ts';
import { checkScenes } from './invariants/checkScenes.ts';
import { checkSequences } from './invariants/checkSequences.ts';
import { findTies } from './invariants/ties.ts';

/**
 * Returns every breach of R3–R11, E10, M, N, O, K and C in a room, in words. Written from the rules,
 * independent of the code that enforces them.
 */
export function checkInvariants(room: Room): readonly string[] {
  const ties = findTies(room);
  const items = Object.entries(room.itemConfigs);
  return [
    ...checkRoom(room),
    ...checkScenes(room),
    ...checkGroups(room),
    ...checkCombinations(room, ties),
    ...checkSequences(room, ties),
    ...items.flatMap(([id, item]) => [
      ...checkItem(id, item),
      ...checkLock(id, item),
      ...checkLinks(room, ties, id, item),
    ]),
  ];
}
