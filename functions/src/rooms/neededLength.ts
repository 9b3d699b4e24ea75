import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Difficulty } from '../../../core/room/lists/difficulty.ts';
import { lengthOfEscapes } from '../../../core/room/lists/lengths.ts';
import { parseRoomStats } from '../../../core/room/lists/roomStats.ts';

/**
 * Returns the time that players needed on a leaderboard, from the room's stored statistics (B3); null if too
 * few have escaped, or the statistics are of another leaderboard.
 */
export function neededLength(stats: DocumentSnapshot | undefined, board: number): Difficulty | null {
  const parsed = parseRoomStats(stats?.data());
  return parsed.ok && parsed.value.version === board ? lengthOfEscapes(parsed.value.lengths) : null;
}
