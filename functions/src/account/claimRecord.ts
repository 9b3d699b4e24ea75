import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import {
  type GameRecord,
  isUnranked,
  NAMELESS,
  parseGameRecord,
} from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import type { Caller } from '../http/findCaller.ts';
import { furtherRecordRef, recordOrigins, recordRef } from '../leaderboard/recordRefs.ts';
import { restoreBestTime } from '../leaderboard/restoreBestTime.ts';
import { followLateReports, followReports } from '../reports/followReports.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Moves a guest's record to the account, into the main list of the leaderboard unless it is unranked. For an
 * account without a confirmed address it stays among the guests of its network. If both have a record of one
 * version, the first escape counts (P9); a creator's own is removed. Reports follow the record.
 */
export async function claimRecord(
  db: Firestore,
  { ref }: QueryDocumentSnapshot,
  account: Caller,
): Promise<void> {
  const kept = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const parsed = parseGameRecord(stored.data());
    // Another account has taken the record over meanwhile, or it is not valid.
    if (!parsed.ok) {
      transaction.delete(ref);
      return null;
    }
    const record = claimed(parsed.value, account);
    const id = recordIdOf(record);
    const places = [recordRef(db, id), furtherRecordRef(db, id)] as const;
    const isLikeGuests = account.emailVerified !== true;
    const isFurther = isUnranked(record) || (isLikeGuests && ref.path === furtherRecordRef(db, ref.id).path);
    const [place, elsewhere] = isFurther ? places.toReversed() : places;
    const others = await transaction.getAll(...places);
    const origin = (await transaction.get(recordOrigins(db).doc(ref.id))).data();
    const summary = await transaction.get(summaryRef(db, record.roomId));
    const isLeftOut =
      summary.get('creatorId') === account.userId || others.some((other) => isEarlier(other, record));
    const moveReports = await followReports(transaction, db, ref.id, record);
    const change = isLeftOut
      ? { summary, gone: [stored], kept: null }
      : { summary, gone: [stored, ...others], kept: record };
    const keepBestTime = await restoreBestTime(transaction, db, record, change);
    transaction.delete(ref);
    transaction.delete(recordOrigins(db).doc(ref.id));
    keepBestTime();
    if (isLeftOut) return null;
    transaction.delete(elsewhere);
    transaction.set(place, record);
    if (origin && isLikeGuests) transaction.set(recordOrigins(db).doc(id), origin);
    else transaction.delete(recordOrigins(db).doc(id));
    moveReports();
    return record;
  });
  if (kept) await followLateReports(db, ref.id, kept);
}

function claimed(record: GameRecord, { userId, name }: Caller): GameRecord {
  const username = record.isNamed ? record.username : (cleanUsername(name) ?? NAMELESS);
  return { ...record, playerId: userId, username, isSignedIn: true };
}

function isEarlier(other: DocumentSnapshot, { createdAt }: GameRecord): boolean {
  return other.exists && Number(other.get('createdAt')) <= createdAt;
}
