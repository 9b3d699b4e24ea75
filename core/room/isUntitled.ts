import { DEFAULT_ROOM_NAME } from './limits.ts';

/** Whether a room has no name of its own: the one that it began with (VA5), or none, for which that one stands once it is stored. */
export function isUntitled(roomName: string): boolean {
  return roomName === DEFAULT_ROOM_NAME || roomName.trim() === '';
}
