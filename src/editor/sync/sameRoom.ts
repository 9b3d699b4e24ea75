import type { Room } from '../../../core/room/model.ts';
import { settledFieldsOf } from '../../../core/room/records.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';

/**
 * Whether two rooms have the same content, apart from fields set by saving and publishing. Otherwise a save
 * with a lost response would look like somebody else's. The `error` flag is derived from the content.
 */
export function sameRoom(one: Room, other: Room): boolean {
  return isDeepEqual({ ...one, ...settledFieldsOf(other), error: other.error }, other);
}
