import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Difficulty } from '../../../core/room/lists/difficulty.ts';
import { bandOfPlays, lengthOfEscapes } from '../../../core/room/lists/lengths.ts';
import { parseRoomStats } from '../../../core/room/lists/roomStats.ts';

/**
 * Returns the time that players needed on a leaderboard, and how hard it is for them, from the room's stored statistics
 * (B3); null if too few have escaped, or the statistics are of another leaderboard.
 */
export function neededLength(stats: DocumentSnapshot | undefined, board: number): Difficulty | null {
  const parsed = parseRoomStats(stats?.data());
  if (!parsed.ok || parsed.value.version !== board) return null;
  const length = lengthOfEscapes(parsed.value.lengths);
  return length && { ...length, band: bandOfPlays(length, parsed.value) };
}
