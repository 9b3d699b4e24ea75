import { DEFAULT_ROOM_NAME } from './limits.ts';

/**
 * Returns whether a room has no name of its own: the default name (VA5), or an empty one, which becomes the
 * default when stored.
 */
export function isUntitled(roomName: string): boolean {
  return roomName === DEFAULT_ROOM_NAME || roomName.trim() === '';
}
