import { combinationsIn, hidesThroughOthers } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { EditRefusal } from '../command.ts';

/**
 * Returns the refusal if an item hides something that it needs itself, directly or through others: if a result hides
 * its part (C1), or a lock a member of its own sequence (K6). Null if there is no such circle.
 */
export function findRing(room: Room): EditRefusal | null {
  if (hidesPart(room)) return { type: 'hidesPart' };
  return hidesMember(room) ? { type: 'hidesMember' } : null;
}

function hidesPart(room: Room): boolean {
  const combinations = [...combinationsIn(room).values()];
  return combinations.some(({ part, other, result }) => hidesOneOf(room, result, [part, other]));
}

function hidesMember(room: Room): boolean {
  return Object.entries(room.itemConfigs).some(([id, { sequence }]) => hidesOneOf(room, id, sequence));
}

function hidesOneOf(room: Room, upper: ItemId, ids: readonly ItemId[]): boolean {
  return ids.some((lower) => hidesThroughOthers(room, { upper, lower }));
}
