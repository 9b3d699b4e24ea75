import { compareRooms, isSame } from '../../../../core/room/compare/compareRooms.ts';
import type { EditorData } from '../editorData.ts';

/** Whether publishing would change anything for players; true if the live version is unknown. */
export function hasUnpublished({
  roomSettings,
  liveRoom,
}: Pick<EditorData, 'roomSettings' | 'liveRoom'>): boolean {
  if (!roomSettings?.isPublished || !liveRoom) return true;
  return !isSame(compareRooms(liveRoom, roomSettings));
}
