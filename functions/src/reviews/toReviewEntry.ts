import { type PictureMeasures, type ReviewEntry, UNDO_SECONDS } from '../../../core/catalogue/review.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import type { MeasuredPictures } from '../uploads/review.ts';
import type { StoredReview } from './readReview.ts';

/** Returns a review as this admin sees it now. */
export function toReviewEntry(review: StoredReview, admin: Caller, { now }: Pick<Deps, 'now'>): ReviewEntry {
  const seconds = now() / 1000;
  const { id, userId, userName, status, askedAt, decidedAt, decidedByName, reason, note } = review;
  const shown = { id, userId, userName, status, askedAt, decidedAt, decidedBy: decidedByName, reason, note };
  const facts = {
    ...shown,
    heldBy: isHeldByAnother(review, admin, seconds) ? review.heldByName : null,
    canUndo: canUndo(review, admin, seconds),
    measured: review.measured && measuresOf(review.measured),
  };
  return review.kind === 'item'
    ? { ...facts, kind: review.kind, entry: review.entry }
    : { ...facts, kind: review.kind, entry: review.entry };
}

function measuresOf({ width, height, bytes }: MeasuredPictures): PictureMeasures {
  return { width, height, bytes };
}

/** Returns whether another admin is looking at the review. `seconds`: Unix time. */
export function isHeldByAnother(
  { status, heldBy, heldUntil }: StoredReview,
  { userId }: Caller,
  seconds: number,
): boolean {
  return status === 'waiting' && heldBy !== null && heldBy !== userId && (heldUntil ?? 0) > seconds;
}

/** Returns whether the decision is this admin's own and recent. `seconds`: Unix time. */
export function canUndo(
  { status, decidedBy, decidedAt }: StoredReview,
  { userId }: Caller,
  seconds: number,
): boolean {
  return status !== 'waiting' && decidedBy === userId && seconds - (decidedAt ?? 0) <= UNDO_SECONDS;
}
