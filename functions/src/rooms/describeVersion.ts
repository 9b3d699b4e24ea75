import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import type { Room, RoomSummary } from '../../../core/room/model.ts';
import { plainLanguage } from '../../../core/room/plainLanguage.ts';
import { coverBackgroundOf } from '../../../core/room/scenes.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { rateDifficulty } from '../../../core/solve/escape/walk/rateDifficulty.ts';
import { rateGoodFor } from '../../../core/solve/escape/walk/rateGoodFor.ts';

/**
 * Computes what lists of rooms need from a version: search words, language, difficulty, the number of
 * players it is good for, and the cover's background.
 */
export function describeVersion(
  room: Room,
): Pick<RoomSummary, 'searchWords' | 'difficulty' | 'goodFor' | 'language' | 'coverBackground'> {
  const walkthrough = findWalkthrough(room);
  return {
    searchWords: searchWordsOf(room.roomName),
    language: plainLanguage(room.language),
    coverBackground: coverBackgroundOf(room),
    difficulty: walkthrough && rateDifficulty(walkthrough),
    goodFor: rateGoodFor(room),
  };
}
