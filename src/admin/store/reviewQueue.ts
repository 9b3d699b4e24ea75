import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { createPaging, type Page } from '../../shared/store/createPaging.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { CLOSED, type ReviewsState, type ReviewsStore, selectedOf } from './reviewsState.ts';

/** Access to the state of a store. */
export type ReviewsAccess = Pick<ReviewsStore, 'getState'> & { set: ReviewsStore['setState'] };

/** The calls by which a queue is gone through and decided. */
export type ReviewCalls = Pick<
  Calls,
  'listReviews' | 'holdReview' | 'decideReview' | 'undoReview' | 'uploaderHistory'
>;

export type ReviewQueue = ReturnType<typeof createReviewQueue>;

/** Going through the queue: pages, the selected review, and other reviewers. */
export function createReviewQueue(calls: ReviewCalls, { set, getState: get }: ReviewsAccess) {
  const paging = createPaging<Partial<ReviewsState>, ReviewEntry, ListCursor, ReviewsPage>(
    { get, set },
    (after) => loadPage(calls, get(), after),
    ({ id }) => id,
  );
  const { loadMore, replace } = paging;

  async function open(kind: UploadKind, shown: ReviewStatus): Promise<void> {
    const isOtherKind = kind !== get().kind;
    if (await paging.open({ ...CLOSED, kind, shown, ...(isOtherKind && { last: null }) }))
      select(get().entries[0]?.id ?? null);
  }

  function select(id: string | null): void {
    const before = selectedOf(get());
    set({ selectedId: id });
    const review = selectedOf(get());
    if (!review) {
      set({ history: null });
      return;
    }
    void hold();
    if (before?.userId !== review.userId || get().history === null) void loadHistory(review.userId);
  }

  async function loadHistory(userId: string): Promise<void> {
    set({ history: null });
    try {
      const history = await calls.uploaderHistory({ userId });
      if (selectedOf(get())?.userId === userId) set({ history });
    } catch (error) {
      // An admin can decide without the uploader's history.
      console.error(error);
    }
  }

  /** Selects the next review; after the last loaded one the next page loads first. */
  async function step(by: 1 | -1): Promise<void> {
    const place = get().entries.findIndex(({ id }) => id === get().selectedId);
    if (by === 1 && place === get().entries.length - 1) await loadMore();
    const next = get().entries[place + by];
    if (next) select(next.id);
  }

  async function hold(): Promise<void> {
    const review = selectedOf(get());
    if (review?.status !== 'waiting') return;
    try {
      const held = await calls.holdReview({ reviewId: review.id });
      if (held.status === 'waiting') replace(held);
      else if (get().shown === 'waiting') {
        set({ overtaken: held });
        drop(new Set([held.id]));
      }
    } catch (error) {
      // An admin can decide even if the other admins do not learn who looks at the review.
      if (failureCode(error) === 'notFound') drop(new Set([review.id]));
      else console.error(error);
    }
  }

  /** Removes reviews from the list and selects the next one. */
  function drop(ids: ReadonlySet<string>): void {
    const { entries, selectedId, marked } = get();
    const place = entries.findIndex(({ id }) => id === selectedId);
    const left = entries.filter(({ id }) => !ids.has(id));
    set({ entries: left, marked: new Set([...marked].filter((id) => !ids.has(id))) });
    if (selectedId === null || !ids.has(selectedId)) return;
    const following = entries.slice(place).find(({ id }) => !ids.has(id)) ?? left.at(-1);
    select(following?.id ?? null);
  }

  function fail<Value>(error: unknown, value: Value): Value {
    console.error(error);
    set({ failure: failureCode(error) });
    return value;
  }

  return { open, loadMore, select, step, hold, drop, fail };
}

type ReviewsPage = Page<ReviewEntry> & Pick<ReviewsState, 'waiting'>;

async function loadPage(
  { listReviews }: ReviewCalls,
  { kind, shown }: ReviewsState,
  after: ListCursor | null,
): Promise<ReviewsPage> {
  const { reviews, ...page } = await listReviews({ kind, status: shown, ...(after && { after }) });
  return { entries: reviews, ...page };
}
