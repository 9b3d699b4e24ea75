import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type GameRecord, isUnranked } from '../../../core/play/record/gameRecord.ts';
import { nearestLength } from '../../../core/room/lists/lengths.ts';
import { addCounts } from '../counts/addCounts.ts';
import type { Deps } from '../deps.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { roomStatsRef } from '../rooms/paths.ts';

const MINUTE = 60_000;
/**
 * At most this many escapes of one network count for a room's length on one leaderboard, so the five that are needed
 * come from three networks at least (B3).
 */
export const MOST_OF_NETWORK = 2;
/** Milliseconds for which a network's escapes are remembered. */
const LIFETIME = 30 * 24 * 60 * MINUTE;

/**
 * Prepares counting a player's first escape for the minutes on the room's card (B3). Returns the write that counts it.
 * The write does nothing for an unranked escape, one of a former leaderboard, or one of a network that has counted
 * often enough. The cleaning updates the card. Networks are looked up outside the transaction, so that most players of
 * a class write no document in common.
 * @param at milliseconds since the epoch
 */
export async function readLength(
  transaction: Transaction,
  { db, digest, network }: Pick<Deps, 'db' | 'digest' | 'network'>,
  record: GameRecord,
  at: number,
): Promise<() => void> {
  const nothing = () => {};
  if (isUnranked(record)) return nothing;
  const { roomId, version: board, time, pausedFor } = record;
  const ofNetwork = db.doc(`throttles/lengths_${digest('lengths', roomId, board, network)}`);
  if (isSpent(await ofNetwork.get())) return nothing;
  const live = await findLive(db, roomId);
  if (live?.board !== board || isSpent(await transaction.get(ofNetwork))) return nothing;
  const { minutes } = nearestLength((time - (pausedFor ?? 0)) / MINUTE);
  const whose = { roomId, version: board, creatorId: live.creatorId };
  return () => {
    const expiresAt = Timestamp.fromMillis(at + LIFETIME);
    transaction.set(ofNetwork, { roomId, count: FieldValue.increment(1), expiresAt }, { merge: true });
    addCounts(transaction, {
      ref: roomStatsRef(db, roomId),
      roomId,
      counts: { lengths: { [minutes]: 1 } },
      fields: { ...whose, hasNewLengths: true },
    });
  };
}

function isSpent(ofNetwork: { get: (field: string) => unknown }): boolean {
  return Number(ofNetwork.get('count') ?? 0) >= MOST_OF_NETWORK;
}
