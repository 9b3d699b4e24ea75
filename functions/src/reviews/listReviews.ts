import type { Firestore, Query } from 'firebase-admin/firestore';
import type { ListReviewsAnswer, ListReviewsRequest } from '../../../core/calls/library/listReviews.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readReviews } from './readReview.ts';
import { toReviewEntry } from './toReviewEntry.ts';

const PAGE = 20;

/**
 * POST /api/listReviews: returns a page of the library's queue; waiting reviews oldest first, decided ones
 * latest first.
 */
export async function listReviews(
  { kind, status, after }: ListReviewsRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ListReviewsAnswer> {
  const admin = requireCaller(caller);
  const sorted = sortedReviews(deps.db, kind, status);
  const page = after ? sorted.startAfter(after.place, after.id) : sorted;
  const [{ docs }, counted] = await Promise.all([
    page.limit(PAGE + 1).get(),
    reviewsOf(deps.db, kind, 'waiting').count().get(),
  ]);
  const shown = docs.slice(0, PAGE);
  const last = docs.length > PAGE ? shown.at(-1) : undefined;
  return {
    reviews: readReviews(shown).map((review) => toReviewEntry(review, admin, deps)),
    next: last ? { place: Number(last.get(placeIn(status))), id: last.id } : null,
    waiting: counted.data().count,
  };
}

function reviewsOf(db: Firestore, kind: UploadKind, status: ReviewStatus): Query {
  return db.collection('reviews').where('kind', '==', kind).where('status', '==', status);
}

function sortedReviews(db: Firestore, kind: UploadKind, status: ReviewStatus): Query {
  const order = status === 'waiting' ? 'asc' : 'desc';
  return reviewsOf(db, kind, status).orderBy(placeIn(status), order).orderBy('__name__', order);
}

function placeIn(status: ReviewStatus): string {
  return status === 'waiting' ? 'askedAt' : 'decidedAt';
}
