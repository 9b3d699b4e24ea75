import type { Room } from '../../../core/room/model.ts';
import { settledFieldsOf } from '../../../core/room/records.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';

/**
 * Whether two rooms hold the same content, whatever the account and publishing made of them: a save whose answer was
 * lost on the way would otherwise look like somebody else's. The `error` flag only says what follows from the content.
 */
export function sameRoom(one: Room, other: Room): boolean {
  return isDeepEqual({ ...one, ...settledFieldsOf(other), error: other.error }, other);
}
