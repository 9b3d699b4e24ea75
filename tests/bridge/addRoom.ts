import type { Room } from '../../core/room/model.ts';
import { newId } from '../../src/shared/store/newId.ts';
import type { Browser } from './startTestApp.ts';

/** Saves a room for the first time, as the editor does. */
export async function addRoom(
  { rooms }: Pick<Browser, 'rooms'>,
  room: Room,
): Promise<{ id: string; room: Room }> {
  const id = newId();
  return { id, room: await rooms.createRoom(id, room) };
}
