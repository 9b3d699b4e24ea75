import { compareRooms, isSame } from '../../../../core/room/compare/compareRooms.ts';
import type { EditorData } from '../editorData.ts';

/** Whether publishing would bring players anything new; where nobody knows what is live, it may. */
export function hasUnpublished({
  roomSettings,
  liveRoom,
}: Pick<EditorData, 'roomSettings' | 'liveRoom'>): boolean {
  if (!roomSettings?.isPublished || !liveRoom) return true;
  return !isSame(compareRooms(liveRoom, roomSettings));
}
