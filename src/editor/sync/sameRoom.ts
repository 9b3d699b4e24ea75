import type { Room } from '../../../core/room/model.ts';
import { settledFieldsOf } from '../../../core/room/records.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';

/**
 * Whether two rooms have the same content, apart from the fields that saving and publishing set. If these counted, a
 * save whose response was lost would look like somebody else's. The `error` flag is derived from the content.
 */
export function sameRoom(one: Room, other: Room): boolean {
  return isDeepEqual({ ...one, ...settledFieldsOf(other), error: other.error }, other);
}
