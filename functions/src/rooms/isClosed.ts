import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { hiddenRoomRef } from './paths.ts';

/** Either of them ends the plays of a room: an admin has hidden it (decision 0043), or it lies in its creator's bin (decision 0052). */
export function closingMarks(db: Firestore, roomId: string): readonly DocumentReference[] {
  return [hiddenRoomRef(db, roomId), deletedRoomRef(db, roomId)];
}

/** Whether the plays of a room are over. */
export async function isClosed(transaction: Transaction, db: Firestore, roomId: string): Promise<boolean> {
  const marks = await transaction.getAll(...closingMarks(db, roomId), { fieldMask: ['roomId'] });
  return marks.some(({ exists }) => exists);
}
