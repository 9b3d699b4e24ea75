import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../http/HttpError.ts';
import { readSession, type StoredSession, sessionRef } from './sessionDocument.ts';

interface Asked {
  sessionId: string;
  userId: string;
}

/**
 * Returns the session of a teacher.
 * @throws notFound, also for another's session: so an id says nothing
 */
export async function requireTeacher(
  db: Firestore,
  asked: Asked,
  transaction?: Pick<Transaction, 'get'>,
): Promise<StoredSession> {
  const ref = sessionRef(db, asked.sessionId);
  const stored = readSession(await (transaction ? transaction.get(ref) : ref.get()));
  if (stored?.teacherId === asked.userId) return stored;
  throw noClass(asked.sessionId);
}

export function noClass(sessionId: string): HttpError {
  return new HttpError('notFound', `Class with id ${sessionId} not found`);
}
