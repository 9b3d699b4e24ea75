import type { DecideReviewRequest } from '../../../core/calls/library/decideReview.ts';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import { failureCode } from '../../shared/store/failure.ts';
import type { ReviewCalls, ReviewQueue, ReviewsAccess } from './reviewQueue.ts';
import type { Decision } from './reviewsState.ts';

/** Decisions of a queue, and undoing them. */
export function createReviewDecisions(
  calls: ReviewCalls,
  { set, getState: get }: ReviewsAccess,
  { drop, fail, open, select }: ReviewQueue,
) {
  async function decide(decision: Decision): Promise<void> {
    const { marked, selectedId, isDeciding, shown, entries } = get();
    if (isDeciding || shown !== 'waiting' || selectedId === null) return;
    set({ isDeciding: true, failure: null, overtaken: null });
    const ids = marked.size > 0 ? entries.flatMap(({ id }) => (marked.has(id) ? [id] : [])) : [selectedId];
    const decided = await decideEach(ids, decision);
    set({ isDeciding: false });
    if (decided.length > 0) set({ last: { decision: decision.decision, reviews: decided } });
    if (get().entries.length === 0 && get().next !== null) await open(get().kind, shown);
  }

  /**
   * One after another, so that a failure leaves a clear state: earlier ones are decided, later ones still
   * wait.
   */
  async function decideEach(ids: readonly string[], decision: Decision): Promise<readonly ReviewEntry[]> {
    const decided: ReviewEntry[] = [];
    for (const reviewId of ids) {
      try {
        const answer = await calls.decideReview(requestOf(reviewId, decision));
        if (answer.type === 'decided') decided.push(answer.review);
        else set({ overtaken: answer.review });
      } catch (error) {
        // The offer was withdrawn, so there is nothing to decide.
        if (failureCode(error) !== 'notFound') return fail(error, decided);
      }
      drop(new Set([reviewId]));
      set({ waiting: Math.max(0, get().waiting - 1) });
    }
    return decided;
  }

  async function undo(review?: ReviewEntry): Promise<void> {
    const { last, isDeciding } = get();
    const reviews = review ? [review] : (last?.reviews ?? []);
    if (reviews.length === 0 || isDeciding) return;
    set({ isDeciding: true, failure: null, overtaken: null });
    for (const { id } of reviews) await takeBack(id).catch(failToTakeBack);
    set({ isDeciding: false, last: null });
    const [first] = reviews;
    if (first && get().entries.some(({ id }) => id === first.id)) select(first.id);
  }

  function failToTakeBack(error: unknown): void {
    fail(error, null);
    if (failureCode(error) === 'conflict') set({ failure: 'tooLate' });
  }

  /** Undoes a decision: the review returns to its former position in the queue. */
  async function takeBack(id: string): Promise<void> {
    const review = await calls.undoReview({ reviewId: id });
    const { kind, shown, entries, waiting } = get();
    if (review.kind !== kind) return;
    set({ waiting: waiting + 1 });
    if (shown === 'waiting') set({ entries: [...entries, review].sort(byAge) });
    else drop(new Set([id]));
  }

  return { decide, undo };
}

function requestOf(reviewId: string, { note, ...decision }: Decision): DecideReviewRequest {
  return { reviewId, ...decision, ...(note.trim() !== '' && { note: note.trim() }) };
}

function byAge(one: ReviewEntry, other: ReviewEntry): number {
  return one.askedAt - other.askedAt || one.id.localeCompare(other.id);
}
