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
 * Every breach of R3–R11, E10, M, N, O, K and C in a room, in words; empty for a sound one. Written from the rules and not
 * from the code that keeps them, so that it can contradict it.
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
