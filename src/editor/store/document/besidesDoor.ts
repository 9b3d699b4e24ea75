import { DOOR_ID, type ItemId } from '../../../../core/room/model.ts';
import type { EditorData } from '../editorData.ts';

/** The door is neither copied nor deleted nor ordered (R5); alone, it is refused and says why. */
export function besidesDoor({ selectedIds, roomSettings }: EditorData): readonly ItemId[] {
  const drawn = roomSettings?.itemOrder.filter((id) => selectedIds.includes(id)) ?? [];
  return drawn.length === 1 ? drawn : drawn.filter((id) => id !== DOOR_ID);
}
