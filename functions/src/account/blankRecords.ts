import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type GameRecord, GUEST_PREFIX, NAMELESS } from '../../../core/play/gameRecord.ts';
import { recordIdOf } from '../../../core/play/recordId.ts';
import type { Deps } from '../deps.ts';

/**
 * Leaves records in their collection as those of a guest whom nobody is: time and place on the leaderboard stay, and
 * nothing tells whose they were.
 */
export async function blankRecords(
  { db, randomName }: Pick<Deps, 'db' | 'randomName'>,
  collection: string,
  records: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const batch = db.batch();
  for (const record of records) {
    batch.delete(record.ref);
    batch.set(...blanked(db, collection, record, `${GUEST_PREFIX}${randomName()}`));
  }
  await batch.commit();
}

function blanked(db: Firestore, collection: string, stored: QueryDocumentSnapshot, playerId: string) {
  // Named for good: nobody may give it a name.
  const nobody = {
    playerId,
    username: NAMELESS,
    isNamed: true,
    isSignedIn: false,
  } satisfies Partial<GameRecord>;
  const id = recordIdOf({ roomId: stored.get('roomId'), version: stored.get('version'), playerId });
  return [db.collection(collection).doc(id), { ...stored.data(), ...nobody }] as const;
}
