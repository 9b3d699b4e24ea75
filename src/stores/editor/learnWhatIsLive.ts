import type { Room } from '../../../core/room/model.ts';
import type { RoomsPort } from '../ports/RoomsPort.ts';
import type { EditorDeps } from './editorState.ts';
import type { OpenedRoom } from './openRoom.ts';

interface LearningDeps extends EditorDeps {
  rooms: Pick<RoomsPort, 'loadSummary'>;
}

/** What the account holds of a published room is taken for what players find, until that is known: an object of its own, to be told from what is published as it is. */
export function presumedLive({ room, draft }: Pick<OpenedRoom, 'room' | 'draft'>): Room | null {
  return room.isPublished && !draft ? { ...room } : null;
}

/** Finds out whether what is presumed to be live is. What was published or opened meanwhile is known better, and stays. */
export async function learnWhatIsLive({ get, set, rooms }: LearningDeps): Promise<void> {
  const { currentRoomId, liveRoom: presumed } = get();
  if (currentRoomId === null || presumed === null) return;
  const isLive = await isWithoutChanges(rooms, currentRoomId);
  if (!isLive && get().liveRoom === presumed) set({ liveRoom: null });
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
