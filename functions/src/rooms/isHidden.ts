import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hiddenRoomRef } from './paths.ts';

/** Whether an admin has closed a room, and alone opens it again; also of one that is deleted since. */
export async function isHidden(
  reader: Pick<Transaction, 'get'> | null,
  db: Firestore,
  roomId: string,
): Promise<boolean> {
  const mark = hiddenRoomRef(db, roomId);
  return (await (reader ? reader.get(mark) : mark.get())).exists;
}
