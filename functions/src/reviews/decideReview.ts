import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { DecideReviewAnswer, DecideReviewRequest } from '../../../core/calls/library/decideReview.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { reviewRef, uploadRef } from '../uploads/upload.ts';
import { holdForGood, keepInLibrary } from './keepInLibrary.ts';
import { libraryIdOf, libraryRef, toLibraryEntry } from './libraryEntry.ts';
import { readReview, type StoredReview } from './readReview.ts';
import { tellUploader } from './tellUploader.ts';
import { toReviewEntry } from './toReviewEntry.ts';

/**
 * POST /api/decideReview: accepts an offer into the library or rejects it with a reason, which the owner sees in the
 * upload; the log stores who did it. Atomic, and the first decision holds: a second reviewer gets the first one's
 * decision. A reviewer may repeat their own decision.
 * @throws notFound (it was withdrawn)
 */
export async function decideReview(
  request: DecideReviewRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DecideReviewAnswer> {
  const admin = requireCaller(caller);
  const ref = reviewRef(deps.db, request.reviewId);
  if (request.decision === 'approve') await keepPictures(deps, readReview(await ref.get()));
  return deps.db.runTransaction(async (transaction) => {
    const review = readReview(await transaction.get(ref));
    if (review.status !== 'waiting') return answerDecided(review, request, admin, deps);
    const decided = { ...review, ...decisionOf(request, admin, deps) };
    const [upload, before] = await transaction.getAll(
      uploadRef(deps.db, review.uploadId),
      libraryRef(deps.db, review.kind, review.uploadId),
    );
    if (request.decision === 'approve') approve(transaction, deps, decided, before);
    const { id: _, ...stored } = decided;
    transaction.set(ref, stored);
    tellUploader(transaction, upload, decided);
    writeAudit(transaction, deps, admin, {
      action: `${request.decision}Review`,
      target: ref.path,
      details: { name: review.entry.name, uploaderId: review.userId, reason: decided.reason },
    });
    return { type: 'decided', review: toReviewEntry(decided, admin, deps) };
  });
}

/** Copies the pictures before anything refers to them. */
async function keepPictures(deps: Deps, review: StoredReview): Promise<void> {
  if (review.status === 'waiting') await keepInLibrary(deps, review);
}

function decisionOf(request: DecideReviewRequest, { userId, name }: Caller, { now }: Deps) {
  return {
    status: request.decision === 'approve' ? ('approved' as const) : ('rejected' as const),
    decidedAt: Math.floor(now() / 1000),
    decidedBy: userId,
    decidedByName: name,
    reason: request.decision === 'reject' ? request.reason : null,
    note: request.note || null,
    heldBy: null,
    heldByName: null,
    heldUntil: null,
  };
}

/** Adds the upload to the library, and stores what it replaced for an undo. */
function approve(
  transaction: Transaction,
  { db }: Deps,
  decided: StoredReview,
  before: DocumentSnapshot | undefined,
): void {
  if (!before) return;
  const replaced = before.data() ?? null;
  decided.libraryId = libraryIdOf(decided.uploadId);
  decided.replaced = replaced;
  transaction.set(before.ref, toLibraryEntry(decided, replaced));
  holdForGood(transaction, db, decided);
}

/** Returns the same answer for a repeated decision; `conflict` for another reviewer's or another decision. */
function answerDecided(
  review: StoredReview,
  { decision }: DecideReviewRequest,
  admin: Caller,
  deps: Deps,
): DecideReviewAnswer {
  const isSame = review.status === (decision === 'approve' ? 'approved' : 'rejected');
  const isOwn = review.decidedBy === admin.userId;
  return { type: isSame && isOwn ? 'decided' : 'conflict', review: toReviewEntry(review, admin, deps) };
}
