import type { Room } from '../../../core/room/model.ts';

/** A room as it enters the account under an id of its own: never saved, never published, without a cover. */
export function asNewRoom(room: Room): Room {
  return { ...room, revision: 0, publishedVersion: 0, isPublished: false, imageUrl: '' };
}
