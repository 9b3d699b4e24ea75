import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import { failureCode } from '../failure.ts';
import type { ReviewsPort } from './libraryPorts.ts';
import { CLOSED, type ReviewsStore, selectedOf } from './reviewsState.ts';

/** The state that it keeps, as a store gives it. */
export type ReviewsAccess = Pick<ReviewsStore, 'getState'> & { set: ReviewsStore['setState'] };

export type ReviewQueue = ReturnType<typeof createReviewQueue>;

/** The queue as it is gone through: pages, what is looked at and by whom. */
export function createReviewQueue(port: ReviewsPort, { set, getState: get }: ReviewsAccess) {
  let opened = 0;

  async function open(kind: UploadKind, shown: ReviewStatus): Promise<void> {
    opened += 1;
    const own = opened;
    set({ ...CLOSED, kind, shown, ...(kind !== get().kind && { last: null }) });
    try {
      const { reviews, next, waiting } = await port.listReviews({ kind, status: shown });
      if (own !== opened) return;
      set({ reviews, next, waiting, status: 'ready' });
      select(reviews[0]?.id ?? null);
    } catch (error) {
      if (own === opened) set({ status: fail(error, 'failed') });
    }
  }

  async function loadMore(): Promise<void> {
    const { kind, shown, next, isLoadingMore } = get();
    if (next === null || isLoadingMore) return;
    const own = opened;
    set({ isLoadingMore: true, failure: null });
    try {
      const page = await port.listReviews({ kind, status: shown, after: next });
      if (own !== opened) return;
      const known = new Set(get().reviews.map(({ id }) => id));
      const fresh = page.reviews.filter(({ id }) => !known.has(id));
      set({ reviews: [...get().reviews, ...fresh], next: page.next, waiting: page.waiting });
    } catch (error) {
      if (own === opened) fail(error, null);
    } finally {
      if (own === opened) set({ isLoadingMore: false });
    }
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
      const history = await port.uploaderHistory(userId);
      if (selectedOf(get())?.userId === userId) set({ history });
    } catch (error) {
      // The decision can do without it.
      console.error(error);
    }
  }

  /** Past the last one that is loaded the next page comes first. */
  async function step(by: 1 | -1): Promise<void> {
    const place = get().reviews.findIndex(({ id }) => id === get().selectedId);
    if (by === 1 && place === get().reviews.length - 1) await loadMore();
    const next = get().reviews[place + by];
    if (next) select(next.id);
  }

  async function hold(): Promise<void> {
    const review = selectedOf(get());
    if (review?.status !== 'waiting') return;
    try {
      const held = await port.holdReview(review.id);
      if (held.status === 'waiting') put(held);
      else if (get().shown === 'waiting') {
        set({ overtaken: held });
        drop(new Set([held.id]));
      }
    } catch (error) {
      // To be named to others is not needed for a decision.
      if (failureCode(error) === 'notFound') drop(new Set([review.id]));
      else console.error(error);
    }
  }

  /** Replaces a review that is shown, as another answer has it. */
  function put(review: ReviewEntry): void {
    set({ reviews: get().reviews.map((one) => (one.id === review.id ? review : one)) });
  }

  /** What has left this list; the next one is looked at. */
  function drop(ids: ReadonlySet<string>): void {
    const { reviews, selectedId, marked } = get();
    const place = reviews.findIndex(({ id }) => id === selectedId);
    const left = reviews.filter(({ id }) => !ids.has(id));
    set({ reviews: left, marked: new Set([...marked].filter((id) => !ids.has(id))) });
    if (selectedId === null || !ids.has(selectedId)) return;
    const following = reviews.slice(place).find(({ id }) => !ids.has(id)) ?? left.at(-1);
    select(following?.id ?? null);
  }

  function fail<Value>(error: unknown, value: Value): Value {
    console.error(error);
    set({ failure: failureCode(error) });
    return value;
  }

  return { open, loadMore, select, step, hold, drop, fail };
}
