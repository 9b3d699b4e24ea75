import { compareRooms, isSame } from '../../../core/room/compare/compareRooms.ts';
import type { Room } from '../../../core/room/model.ts';
import type { PastRoomsPort } from '../../shared/ports/PastRoomsPort.ts';
import type { EditorStore } from '../store/editorStore.ts';

/**
 * Keeps a copy of the room as it was opened, once the first change has been saved, so that a day's work can
 * be undone as a whole. Returns the function that stops it.
 */
export function keepDays(store: EditorStore, pastRooms: Pick<PastRoomsPort, 'keepDay'>): () => void {
  let opened: Room | null = null;
  return store.subscribe(({ status, saveState, currentRoomId, roomSettings }, before) => {
    if (status !== 'ready') opened = null;
    else if (before.status !== 'ready') opened = currentRoomId === null ? null : roomSettings;
    if (!opened || !roomSettings || currentRoomId === null) return;
    if (saveState.type !== 'saved' || before.saveState === saveState) return;
    if (isSame(compareRooms(opened, roomSettings))) return;
    const room = opened;
    opened = null;
    pastRooms.keepDay(currentRoomId, room).catch((error: unknown) => {
      console.error('The room as it was at first could not be kept.', error);
    });
  });
}
