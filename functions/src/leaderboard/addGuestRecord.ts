import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import { furtherRecordRef, recordOrigins, recordRef } from './recordRefs.ts';

/** Records of one address's guests in the main list. */
export const SHOWN = 10;

/**
 * Adds a guest's record to the leaderboard's main list if it is among the ten best of its address, else to
 * the further ones; a record that drops out moves there. Accounts without a confirmed address count as
 * guests, since both are free to make: without this limit one person could fill a leaderboard.
 */
export async function addGuestRecord(
  transaction: Transaction,
  { db, digest, network }: Pick<Deps, 'db' | 'digest' | 'network'>,
  record: GameRecord,
): Promise<void> {
  const id = recordIdOf(record);
  // Keyed by version too, so that two leaderboards cannot be linked by address.
  const origin = digest('leaderboard', record.roomId, record.version, network);
  const others = await findShown(db, origin);
  const isShown = others.filter(({ time }) => time <= record.time).length < SHOWN;
  if (!isShown) {
    transaction.create(furtherRecordRef(db, id), record);
    return;
  }
  await moveFurther(transaction, db, others.slice(SHOWN - 1));
  transaction.create(recordRef(db, id), record);
  transaction.create(recordOrigins(db).doc(id), { roomId: record.roomId, origin, time: record.time });
}

/** A guest's record in the main list. */
interface Shown {
  id: string;
  time: number;
}

/**
 * Returns the best records of an address, fastest first. Read outside the transaction, since a class that
 * escapes together would cause endless retries. At worst one too many is shown until the next one comes.
 */
export async function findShown(db: Firestore, origin: string): Promise<readonly Shown[]> {
  const query = recordOrigins(db).where('origin', '==', origin).orderBy('time');
  const { docs } = await query.limit(2 * SHOWN).get();
  return docs.map((stored) => ({ id: stored.id, time: Number(stored.get('time')) }));
}

async function moveFurther(
  transaction: Transaction,
  db: Firestore,
  records: readonly Shown[],
): Promise<void> {
  if (records.length === 0) return;
  const stored = await transaction.getAll(...records.map(({ id }) => recordRef(db, id)));
  for (const record of stored) moveOne(transaction, db, record);
}

function moveOne(transaction: Transaction, db: Firestore, record: DocumentSnapshot): void {
  const data = record.data();
  if (data) transaction.set(furtherRecordRef(db, record.id), data);
  transaction.delete(record.ref);
  transaction.delete(recordOrigins(db).doc(record.id));
}
