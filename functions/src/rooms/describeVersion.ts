import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { searchWordsOf } from '../../../core/room/searchWords.ts';
import { findWalkthrough } from '../../../core/solve/escape/findWalkthrough.ts';
import { rateDifficulty } from '../../../core/solve/escape/rateDifficulty.ts';

/** What the server works out of a version for the lists of rooms: the words it is found by, and how hard it is. */
export function describeVersion(room: Room): Pick<RoomSummary, 'searchWords' | 'difficulty'> {
  const walkthrough = findWalkthrough(room);
  return {
    searchWords: searchWordsOf(room.roomName),
    difficulty: walkthrough && rateDifficulty(walkthrough),
  };
}
