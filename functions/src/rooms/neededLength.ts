import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Difficulty } from '../../../core/room/lists/difficulty.ts';
import { lengthOfEscapes } from '../../../core/room/lists/lengths.ts';
import { parseRoomStats } from '../../../core/room/lists/roomStats.ts';

/**
 * What players needed for a leaderboard, by the room's stored statistics (B3); null where too few have escaped, or they are of
 * another leaderboard.
 */
export function neededLength(stats: DocumentSnapshot | undefined, board: number): Difficulty | null {
  const parsed = parseRoomStats(stats?.data());
  return parsed.ok && parsed.value.version === board ? lengthOfEscapes(parsed.value.lengths) : null;
}
