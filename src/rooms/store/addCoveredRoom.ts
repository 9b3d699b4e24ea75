import type { Room } from '../../../core/room/model.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';

interface CoveredRoomDeps {
  rooms: Pick<RoomsPort, 'createRoom' | 'uploadCover' | 'saveRoom'>;
  /** Draws a room's cover, as a data URL. */
  drawCover: (room: Room) => Promise<string>;
}

/**
 * Adds a room with a cover to the account. A failure to draw or store the cover is only logged, since saving
 * in the editor makes another. @throws BackendError (the room could not be added)
 */
export async function addCoveredRoom(
  { rooms, drawCover }: CoveredRoomDeps,
  id: string,
  room: Room,
): Promise<void> {
  const created = await rooms.createRoom(id, room);
  try {
    const imageUrl = await rooms.uploadCover(id, await drawCover(created));
    await rooms.saveRoom(id, { ...created, imageUrl });
  } catch (error) {
    console.error('The cover could not be made.', error);
  }
}
