import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../http/HttpError.ts';
import { readSession, type StoredSession, sessionRef } from './sessionDocument.ts';

/**
 * Returns the session of a teacher.
 * @throws notFound, also for another's session: so an id says nothing
 */
export async function requireTeacher(
  transaction: Pick<Transaction, 'get'>,
  db: Firestore,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<StoredSession> {
  const stored = readSession(await transaction.get(sessionRef(db, sessionId)));
  if (stored?.teacherId === userId) return stored;
  throw new HttpError('notFound', `Class with id ${sessionId} not found`);
}
