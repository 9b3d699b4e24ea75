import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { playRef } from '../plays/playDocument.ts';

/** Sessions deleted in one run; the next run takes the rest. */
const MOST = 400;

/**
 * Deletes expired sessions of classes with the plays of their teams (Q10). Their codes and live paths go with the parties.
 * `now`: milliseconds since the epoch.
 */
export async function deleteSessions(db: Firestore, now: number): Promise<void> {
  const expired = db.collection('sessions').where('expiresAt', '<=', Timestamp.fromMillis(now)).limit(MOST);
  for (const session of (await expired.get()).docs) {
    const batch = db.batch();
    const playIds: readonly string[] = session.get('playIds') ?? [];
    for (const playId of playIds) batch.delete(playRef(db, playId));
    batch.delete(session.ref);
    await batch.commit();
  }
}
