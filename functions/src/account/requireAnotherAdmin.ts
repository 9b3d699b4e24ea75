import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../http/HttpError.ts';

/**
 * Ensures that another admin exists who can log in. Runs in the transaction that takes an admin's status away: if two
 * admins remove each other at once, both transactions read the same records, and one of them retries.
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
