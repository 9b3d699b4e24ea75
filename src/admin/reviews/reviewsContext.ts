import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { HOLD_SECONDS } from '../../../core/catalogue/review.ts';
import type { ReviewsState, ReviewsStore } from '../store/reviewsState.ts';

export const ReviewsContext = createContext<ReviewsStore | null>(null);

export function useReviewsStore(): ReviewsStore {
  const store = useContext(ReviewsContext);
  if (!store) throw new Error('useReviewsStore needs <ReviewsContext> above it.');
  return store;
}

/** Reads a part of the queue's state. */
export function useReviews<Part>(select: (state: ReviewsState) => Part): Part {
  return useStore(useReviewsStore(), select);
}

/** Repeats that this admin looks at the selected review, before the server forgets it. */
export function useHolding(store: ReviewsStore): void {
  useEffect(() => {
    const timer = setInterval(() => void store.getState().hold(), (HOLD_SECONDS * 1000) / 2);
    return () => clearInterval(timer);
  }, [store]);
}
