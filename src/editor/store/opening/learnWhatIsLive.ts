import type { Room } from '../../../../core/room/model.ts';
import { withDraftPictures } from '../../../../core/room/pictures/draftPictures.ts';
import type { RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import type { EditorDeps } from '../editorState.ts';
import type { OpenedRoom } from './openRoom.ts';

interface LearningDeps extends EditorDeps {
  rooms: Pick<RoomsPort, 'loadSummary' | 'loadVersion'>;
}

/** What the account holds of a published room is taken for what players find, until that is known: an object of its own, to be told from what is published as it is. */
export function presumedLive({ room, draft }: Pick<OpenedRoom, 'room' | 'draft'>): Room | null {
  return room.isPublished && !draft ? { ...room } : null;
}

/**
 * Finds out whether what is presumed to be live is, and else what is. What was published or opened meanwhile is known better, and stays.
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

/** The live version, with its pictures as a draft holds them; null where it cannot be had. */
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

/** Where nobody can tell, there may be some. */
async function isWithoutChanges({ loadSummary }: LearningDeps['rooms'], id: string): Promise<boolean> {
  try {
    return !(await loadSummary(id)).hasNewerDraft;
  } catch (error) {
    console.error('Whether the room has changes to publish could not be learned.', error);
    return false;
  }
}
