import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Deps } from '../deps.ts';
import { furtherRecordRef, recordOrigins, recordRef } from './recordRefs.ts';

/** Guests of one address that a leaderboard shows at first. */
const SHOWN = 10;

/**
 * Adds a guest's record where the leaderboard shows it at first, if it is among the ten best of its address, or else
 * among the further ones; whom it drives out goes there. Guests cost nothing to make, nor do accounts without a confirmed address,
 * which count like them: without this, one of them could
 * fill a whole leaderboard.
 */
export async function addGuestRecord(
  transaction: Transaction,
  { db, digest, network }: Pick<Deps, 'db' | 'digest' | 'network'>,
  record: GameRecord,
): Promise<void> {
  const id = recordIdOf(record);
  // Of this version alone: nobody can tell that two leaderboards hold the same address.
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

/** A guest's record that is shown at first. */
interface Shown {
  id: string;
  time: number;
}

/**
 * The best of an address, the fastest first. Read outside the transaction: a class that escapes within the same moments
 * would have to try again and again. One too many may be shown then, until the next one comes.
 */
async function findShown(db: Firestore, origin: string): Promise<readonly Shown[]> {
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
