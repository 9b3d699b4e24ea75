import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { plainLanguage } from '../../../core/room/plainLanguage.ts';
import { coverBackgroundOf } from '../../../core/room/scenes.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { rateDifficulty } from '../../../core/solve/escape/walk/rateDifficulty.ts';

/** What the server works out of a version for the lists of rooms: the words and the language it is found by, how hard it is, and what its cover shows. */
export function describeVersion(
  room: Room,
): Pick<RoomSummary, 'searchWords' | 'difficulty' | 'language' | 'coverBackground'> {
  const walkthrough = findWalkthrough(room);
  return {
    searchWords: searchWordsOf(room.roomName),
    language: plainLanguage(room.language),
    coverBackground: coverBackgroundOf(room),
    difficulty: walkthrough && rateDifficulty(walkthrough),
  };
}
