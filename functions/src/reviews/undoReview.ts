import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { UndoReviewAnswer, UndoReviewRequest } from '../../../core/calls/library/undoReview.ts';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { setByAdminOf } from '../catalogue/catalogueRefs.ts';
import { toManagedEntry } from '../catalogue/toManagedEntry.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { reviewRef, uploadRef } from '../uploads/upload.ts';
import { type Fields, libraryIdOf, libraryRef, OF_THE_PICTURE, toLibraryEntry } from './libraryEntry.ts';
import { readReview, type StoredReview } from './readReview.ts';
import { tellUploader } from './tellUploader.ts';
import { canUndo, toReviewEntry } from './toReviewEntry.ts';

/** Fields that are derived from others, or tell to whom the entry belongs. */
const OF_THE_ENTRY = ['searchWords', 'setByAdmin', 'reviewId'];

const UNDECIDED = {
  status: 'waiting',
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
  reason: null,
  note: null,
  libraryId: null,
  replaced: null,
} as const;

/**
 * POST /api/undoReview: takes back the caller's decision of the last ten minutes: the review waits again at
 * its old position. The library's former entry is restored; a new entry becomes inactive, since rooms may use
 * it. Fields that an admin has set since stay. A review that waits already returns the same answer.
 * @throws notFound (it was withdrawn); conflict (it is another's decision, too old, or offered again; or the
 * entry is from a later approval or its pictures have changed)
 */
export async function undoReview(
  { reviewId }: UndoReviewRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<UndoReviewAnswer> {
  const admin = requireCaller(caller);
  const ref = reviewRef(deps.db, reviewId);
  return deps.db.runTransaction(async (transaction) => {
    const review = readReview(await transaction.get(ref));
    if (review.status === 'waiting') return toReviewEntry(review, admin, deps);
    if (!canUndo(review, admin, deps.now() / 1000)) throw tooLate();
    const [upload, entry] = await transaction.getAll(
      uploadRef(deps.db, review.uploadId),
      libraryRef(deps.db, review.kind, review.uploadId),
    );
    if (upload?.get('review.reviewId') !== reviewId) throw tooLate();
    if (review.status === 'approved') takeOut(transaction, entry, review);
    transaction.update(ref, UNDECIDED);
    const waiting = { ...review, ...UNDECIDED };
    tellUploader(transaction, upload, waiting);
    const details = { name: review.entry.name, was: review.status };
    writeAudit(transaction, deps, admin, { action: 'undoReview', target: ref.path, details });
    return toReviewEntry(waiting, admin, deps);
  });
}

/** @throws conflict if the entry is from a later approval, or its pictures have changed since */
function takeOut(transaction: Transaction, entry: DocumentSnapshot | undefined, review: StoredReview): void {
  const present = entry?.data();
  if (!entry || present?.reviewId !== review.id) throw tooLate();
  if (review.replaced === null) return void transaction.update(entry.ref, { is_active: false });
  const restored = restoreEntry(review, review.replaced, present);
  if (restored === null) throw tooLate();
  transaction.set(entry.ref, restored);
}

function tooLate(): HttpError {
  return new HttpError('conflict', 'This decision can no longer be taken back.');
}

/**
 * Returns the entry after an undone approval: as it was `before`, with fields that an admin has set in
 * `present` since. Null if those concern its pictures, which have changed, or if the result is inconsistent.
 */
function restoreEntry(review: StoredReview, before: Fields, present: Fields): Fields | null {
  const approved = toLibraryEntry(review, before);
  const changed = Object.keys(present).filter(
    (field) => !OF_THE_ENTRY.includes(field) && !isDeepEqual(present[field], approved[field]),
  );
  if (changed.some((field) => OF_THE_PICTURE.includes(field))) return null;
  const kept = Object.fromEntries(changed.map((field) => [field, present[field]]));
  const restored = { ...before, ...kept };
  const setByAdmin = [...new Set([...setByAdminOf(before), ...changed])].sort();
  const managed = toManagedEntry(review.kind, libraryIdOf(review.uploadId), restored);
  return managed.ok ? { ...restored, setByAdmin, searchWords: entryWordsOf(managed.value.entry) } : null;
}
