import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type GameRecord, GUEST_PREFIX, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import { recordOrigins } from '../leaderboard/recordRefs.ts';

/**
 * Makes records anonymous: they keep time and place on the leaderboard but belong to a guest who does not
 * exist.
 */
export async function blankRecords(
  { db, randomName }: Pick<Deps, 'db' | 'randomName'>,
  collection: string,
  records: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const batch = db.batch();
  const origins = await readOrigins(db, records);
  for (const [index, record] of records.entries()) {
    const [ref, nobodys] = blanked(db, collection, record, `${GUEST_PREFIX}${randomName()}`);
    batch.delete(record.ref).set(ref, nobodys);
    const origin = origins[index];
    if (origin?.exists) batch.delete(origin.ref).set(recordOrigins(db).doc(ref.id), origin.data() ?? {});
  }
  await batch.commit();
}

/**
 * Returns the networks of the records. A record of an account without a confirmed address counts as one of its
 * network's guests, and it still does when it is anonymous.
 */
async function readOrigins(db: Firestore, records: readonly QueryDocumentSnapshot[]) {
  if (records.length === 0) return [];
  return db.getAll(...records.map(({ id }) => recordOrigins(db).doc(id)));
}

function blanked(db: Firestore, collection: string, stored: QueryDocumentSnapshot, playerId: string) {
  // An anonymous record counts as named, so that nobody can name it.
  const nobody = {
    playerId,
    username: NAMELESS,
    isNamed: true,
    isSignedIn: false,
  } satisfies Partial<GameRecord>;
  const id = recordIdOf({ roomId: stored.get('roomId'), version: stored.get('version'), playerId });
  return [db.collection(collection).doc(id), { ...stored.data(), ...nobody }] as const;
}
