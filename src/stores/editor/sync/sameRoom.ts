import type { Room } from '../../../../core/room/model.ts';
import { settledFieldsOf } from '../../../../core/room/records.ts';

/**
 * Whether two rooms hold the same content, whatever the account and publishing made of them: a save whose answer was
 * lost on the way would otherwise look like somebody else's. The `error` flag only says what follows from the content.
 */
export function sameRoom(one: Room, other: Room): boolean {
  return isDeepEqual({ ...one, ...settledFieldsOf(other), error: other.error }, other);
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
