import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { closeCodes } from '../party/closeCodes.ts';
import type { Live } from '../party/openLive.ts';

/** Parties closed at once, and pages of them in one run: the next run takes the rest. */
const PAGE = 100;
const MOST_PAGES = 40;

/** Deletes expired codes with all that their parties left in the live channel. `now`: milliseconds since the epoch. */
export async function closeParties({ db, live }: { db: Firestore; live: Live }, now: number): Promise<void> {
  const expired = db.collection('parties').where('expiresAt', '<=', Timestamp.fromMillis(now)).limit(PAGE);
  for (let page = 0; page < MOST_PAGES; page++) {
    const { docs } = await expired.get();
    if (docs.length > 0) await closeCodes({ db, live }, docs);
    if (docs.length < PAGE) return;
  }
}
