import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';
import { recordOrigins } from '../leaderboard/recordRefs.ts';
import { handSeat } from '../plays/handSeat.ts';
import { finishRef } from '../plays/playDocument.ts';
import { followSeatReports } from '../reports/followReports.ts';
import { summaryRef } from '../rooms/paths.ts';
import { claimRating } from './claimRating.ts';
import { claimRecord } from './claimRecord.ts';
import type { OwnedCollection } from './collections.ts';
import { ownDocuments } from './ownDocuments.ts';

/** Documents that one query finds. */
const PAGE = 100;

/** Moves one document of a guest to an account; the guest's own is deleted. */
type Claim = (
  db: Firestore,
  stored: QueryDocumentSnapshot,
  account: Caller,
  guestId: string,
) => Promise<unknown>;

const CLAIMS: readonly (OwnedCollection & { claim: Claim })[] = [
  // The document of a finished play gives the right to rate, so it is moved before ratings.
  { name: 'finishes', by: 'playerId', claim: claimFinish },
  { name: 'ratings', by: 'userId', claim: claimRating },
  { name: 'records', by: 'playerId', claim: claimRecord },
  { name: 'furtherRecords', by: 'playerId', claim: claimRecord },
  { name: 'plays', by: 'players', claim: claimPlay },
  { name: 'teamRecords', by: 'players', claim: claimTeamRecord },
];

/**
 * Moves everything of a guest to an account and returns the number of documents. Repeat it to continue after
 * an interruption.
 */
export async function claimGuest(db: Firestore, guestId: string, account: Caller): Promise<number> {
  let claimed = 0;
  for (const { claim, ...collection } of CLAIMS) {
    const query = ownDocuments(db, collection, guestId).limit(PAGE);
    for (let { docs } = await query.get(); docs.length > 0; { docs } = await query.get()) {
      for (const stored of docs) await claim(db, stored, account, guestId);
      claimed += docs.length;
    }
  }
  return claimed;
}

async function claimFinish(db: Firestore, { ref }: QueryDocumentSnapshot, { userId }: Caller): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const finish = (await transaction.get(ref)).data();
    if (!finish) return;
    transaction.set(finishRef(db, { roomId: finish.roomId, playerId: userId }), {
      ...finish,
      playerId: userId,
    });
    transaction.delete(ref);
  });
}

/** The name stays as it was at the end (T8). A team gets no rank if one of its players made the room. */
async function claimTeamRecord(
  db: Firestore,
  stored: QueryDocumentSnapshot,
  { userId }: Caller,
  guestId: string,
): Promise<void> {
  const { ref } = stored;
  await handSeat(db, ref, { from: guestId, to: userId });
  await followSeatReports(db, stored, { from: guestId, to: userId });
  await db.runTransaction(async (transaction) => {
    const record = await transaction.get(ref);
    if (!record.exists) return;
    const summary = await transaction.get(summaryRef(db, String(record.get('roomId'))));
    if (summary.get('creatorId') !== userId) return;
    transaction.update(ref, { isRoomKnown: true, isShown: false });
    transaction.delete(recordOrigins(db).doc(ref.id));
  });
}

/** Also moves a play in progress: its next action finds the new owner. */
function claimPlay(db: Firestore, { ref }: QueryDocumentSnapshot, { userId }: Caller, guestId: string) {
  return handSeat(db, ref, { from: guestId, to: userId });
}
