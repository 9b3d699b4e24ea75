import { replacePresent } from '../../../core/edit/history.ts';
import type { Room } from '../../../core/room/model.ts';
import type { EditorAccess } from './editorState.ts';

/** Takes over what the server made of the room; edits made meanwhile stay, and no step of the history comes of it (E2). */
export function mergePresent({ get, set }: EditorAccess, fields: Partial<Room>): void {
  const { history } = get();
  if (!history) return;
  const merged = replacePresent(history, { ...history.present, ...fields });
  set({ history: merged, roomSettings: merged.present });
}

/** The fields that saving and publishing settle, not the creator. */
export function settledFields(room: Room): Partial<Room> {
  const { revision, publishedVersion, isPublished, creator, creatorId } = room;
  return { revision, publishedVersion, isPublished, creator, creatorId };
}
