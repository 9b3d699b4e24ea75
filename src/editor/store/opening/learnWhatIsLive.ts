import type { Room } from '../../../../core/room/model.ts';
import { withDraftPictures } from '../../../../core/room/pictures/draftPictures.ts';
import type { RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import type { EditorDeps } from '../editorState.ts';
import type { OpenedRoom } from './openRoom.ts';

interface LearningDeps extends EditorDeps {
  rooms: Pick<RoomsPort, 'loadSummary' | 'loadVersion'>;
}

/**
 * Assumes that the stored room is the live one until that is known. Returns a new object, which `learnWhatIsLive`
 * can tell from a room that was published meanwhile.
 */
export function assumedLiveRoom({ room, draft }: Pick<OpenedRoom, 'room' | 'draft'>): Room | null {
  return room.isPublished && !draft ? { ...room } : null;
}

/**
 * Loads the version that is actually live, to replace the assumption. Anything published or opened meanwhile
 * is newer, and stays.
 */
export async function learnWhatIsLive({ get, set, rooms }: LearningDeps): Promise<void> {
  const { currentRoomId, documentId, roomSettings: room, liveRoom: presumed } = get();
  if (currentRoomId === null || !room?.isPublished) return;
  if (presumed !== null && (await isWithoutChanges(rooms, currentRoomId))) return;
  if (get().documentId !== documentId || get().liveRoom !== presumed) return;
  set({ liveRoom: null });
  const live = await findVersion(rooms, currentRoomId, room);
  if (get().documentId === documentId && get().liveRoom === null && get().roomSettings?.isPublished)
    set({ liveRoom: live });
}

/** The live version with its pictures as in a draft; null if it cannot be loaded. */
async function findVersion(
  { loadVersion }: LearningDeps['rooms'],
  id: string,
  draft: Room,
): Promise<Room | null> {
  try {
    return withDraftPictures(await loadVersion(id, draft.publishedVersion), draft);
  } catch (error) {
    console.error('What players find could not be learned.', error);
    return null;
  }
}

/** Whether the draft has no unpublished changes; false if unknown. */
async function isWithoutChanges({ loadSummary }: LearningDeps['rooms'], id: string): Promise<boolean> {
  try {
    return !(await loadSummary(id)).hasNewerDraft;
  } catch (error) {
    console.error('Whether the room has changes to publish could not be learned.', error);
    return false;
  }
}
