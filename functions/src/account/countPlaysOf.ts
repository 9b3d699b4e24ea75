import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { wholeOr0 } from './wholeOr0.ts';

/** Rooms that one query reads: more than a page of creators usually has. */
const MOST_ROOMS = 1000;

/** Returns the number of plays of each creator's rooms. At most 30 creators at once. */
export async function countPlaysOf(
  db: Firestore,
  creatorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // One query for all, since one for each took 25 times as long.
  const rooms = db.collection('summary').where('creatorId', 'in', creatorIds);
  const { docs } = await rooms.select('creatorId', 'count').limit(MOST_ROOMS).get();
  if (docs.length === MOST_ROOMS) return countOneByOne(db, creatorIds);
  const plays = new Map(creatorIds.map((id) => [id, 0]));
  for (const room of docs) {
    const creatorId = String(room.get('creatorId'));
    plays.set(creatorId, (plays.get(creatorId) ?? 0) + wholeOr0(room.get('count')));
  }
  return plays;
}

async function countOneByOne(
  db: Firestore,
  creatorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = creatorIds.map(async (id) => {
    const rooms = db.collection('summary').where('creatorId', '==', id);
    const sums = await rooms.aggregate({ plays: AggregateField.sum('count') }).get();
    return [id, wholeOr0(sums.data().plays)] as const;
  });
  return new Map(await Promise.all(counted));
}
