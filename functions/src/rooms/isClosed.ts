import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { hiddenRoomRef } from './paths.ts';

/**
 * Returns the documents that end a room's plays by existing: an admin has hidden it (decision 0043), or it is
 * in its creator's bin (decision 0052).
 */
export function closingMarks(db: Firestore, roomId: string): readonly DocumentReference[] {
  return [hiddenRoomRef(db, roomId), deletedRoomRef(db, roomId)];
}

/** Returns whether the plays of a room have ended. */
export async function isClosed(transaction: Transaction, db: Firestore, roomId: string): Promise<boolean> {
  const marks = await transaction.getAll(...closingMarks(db, roomId), { fieldMask: ['roomId'] });
  return marks.some(({ exists }) => exists);
}
