import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { BIN } from '../../../core/room/bin.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { Deps } from '../deps.ts';
import { roomStatsRef, summaryRef } from '../rooms/paths.ts';
import { deletedRoomRef, packRoom, type StoredDeletedRoom } from './deletedRoom.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Prepares moving a room to the bin. Returns a function that writes it there, removes the oldest rooms over the limit,
 * and returns the ids of the removed rooms.
 */
export async function binRoom(
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  room: DocumentSnapshot,
): Promise<() => readonly string[]> {
  const { id: roomId } = room;
  const [summary, stats] = await transaction.getAll(summaryRef(db, roomId), roomStatsRef(db, roomId));
  const creatorId = String(room.get('creatorId'));
  const tooMany = await findTooMany(transaction, db, creatorId);
  const deletedAt = Math.floor(now() / 1000);
  const binned: StoredDeletedRoom = {
    roomId,
    creatorId,
    roomName: String(room.get('roomName') ?? '').slice(0, LIMITS.roomName),
    deletedAt,
    expiresAt: Timestamp.fromMillis(now() + BIN.days * DAY),
    summary: summary?.data() ?? {},
    packed: await packRoom({ room: room.data() ?? {}, stats: stats?.data() ?? null }),
  };
  return () => {
    transaction.set(deletedRoomRef(db, roomId), binned);
    for (const ref of tooMany) transaction.delete(ref);
    return tooMany.map(({ id }) => id);
  };
}

/** Returns the oldest rooms that must leave the bin before another one is added. */
async function findTooMany(
  transaction: Transaction,
  db: Firestore,
  creatorId: string,
): Promise<readonly DocumentReference[]> {
  const own = db.collection('deletedRooms').where('creatorId', '==', creatorId).select('deletedAt');
  const { docs } = await transaction.get(own);
  const latest = docs.toSorted((one, other) => other.get('deletedAt') - one.get('deletedAt'));
  return latest.slice(BIN.rooms - 1).map(({ ref }) => ref);
}
