import { createSummary } from '../../../core/room/create/createSummary.ts';
import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';

export const CREATOR = { userId: 'creator-1', name: 'Ada' };
export const CODE = '1848';

/**
 * Returns a saved draft: the note tells the code of the chest, the chest hides the key, the key opens the
 * door.
 */
export function createTestRoom(changes: Partial<Room> = {}): Room {
  const furnished = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
  const room = build(
    [
      ...say('note', `The year was ${CODE}.`),
      ...lockByPassword('chest', CODE),
      ...hideIn('chest', 'key'),
      ...lockByItem('door', 'key'),
      { type: 'setRoomName', roomName: 'The study' },
      { type: 'setIntroduction', introduction: 'Get out.' },
    ],
    furnished,
  );
  return { ...room, creator: CREATOR.name, creatorId: CREATOR.userId, revision: 3, ...changes };
}

export function summaryOf(room: Room, changes: Partial<RoomSummary> = {}): RoomSummary {
  return { ...createSummary(room, 1_790_000_000), ...changes };
}
