import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../http/HttpError.ts';

/**
 * Sees to it that somebody else who can log in is an admin too. In the transaction that takes the status: two admins who take each
 * other's at once read the same records, and one of them begins again.
 * @throws conflict
 */
export async function requireAnotherAdmin(
  transaction: Transaction,
  db: Firestore,
  userId: string,
): Promise<void> {
  const admins = await transaction.get(db.collection('users').where('is_admin', '==', true));
  const isOther = admins.docs.some((admin) => admin.id !== userId && admin.get('is_disabled') !== true);
  if (isOther) return;
  throw new HttpError('conflict', 'This is the last admin. Make somebody else one first.');
}
