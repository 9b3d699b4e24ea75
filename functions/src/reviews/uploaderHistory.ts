import { Timestamp } from 'firebase-admin/firestore';
import { endOfPlan, isActivePro } from '../../../core/account/isActivePro.ts';
import type {
  UploaderHistoryAnswer,
  UploaderHistoryRequest,
} from '../../../core/calls/library/uploaderHistory.ts';
import type { ReviewStatus } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readOwner } from '../payments/readOwner.ts';
import { userRef } from '../payments/refs.ts';
import { readReviews } from './readReview.ts';
import { toReviewEntry } from './toReviewEntry.ts';

/** Number of listed reviews; the counts include all. */
const LATEST = 12;

/** POST /api/uploaderHistory: returns what somebody offered to the library before and how it was decided. */
export async function uploaderHistory(
  { userId }: UploaderHistoryRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<UploaderHistoryAnswer> {
  const admin = requireCaller(caller);
  const offered = deps.db.collection('reviews').where('userId', '==', userId);
  const count = async (status: ReviewStatus) =>
    (await offered.where('status', '==', status).count().get()).data().count;
  const [waiting, approved, rejected, proSince, latest] = await Promise.all([
    count('waiting'),
    count('approved'),
    count('rejected'),
    findProSince(deps, userId),
    offered.orderBy('askedAt', 'desc').limit(LATEST).get(),
  ]);
  const entries = readReviews(latest.docs).map((review) => toReviewEntry(review, admin, deps));
  return { waiting, approved, rejected, proSince, latest: entries };
}

/** Returns Unix seconds; null without active Pro or a start date. */
async function findProSince({ db, now }: Deps, userId: string): Promise<number | null> {
  const owner = await readOwner(db, userId);
  const plan = { stripeId: owner.stripeId, end_datetime: endOfPlan(owner) };
  const start: unknown = (await userRef(db, userId).get()).get('start_datetime');
  return isActivePro(plan, new Date(now())) && start instanceof Timestamp ? start.seconds : null;
}
