import { combinationsIn, hidesThroughOthers } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { EditRefusal } from '../command.ts';

/** What hides something that it needs itself, through others or not: a result its part (C1), a lock a member of its sequence (K6). */
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
