import { DOOR_ID, type ItemId } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';

/**
 * The selection without the door, which is neither copied nor deleted nor ordered (R5); refused with a reason
 * if it is alone.
 */
export function besidesDoor({ selectedIds, roomSettings }: EditorData): readonly ItemId[] {
  const drawn = roomSettings?.itemOrder.filter((id) => selectedIds.includes(id)) ?? [];
  return drawn.length === 1 ? drawn : drawn.filter((id) => id !== DOOR_ID);
}
