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

/** A part of the queue. */
export function useReviews<Part>(select: (state: ReviewsState) => Part): Part {
  return useStore(useReviewsStore(), select);
}

/** Says again that this admin looks at the selected one, before the others forget it. */
export function useHolding(store: ReviewsStore): void {
  useEffect(() => {
    const timer = setInterval(() => void store.getState().hold(), (HOLD_SECONDS * 1000) / 2);
    return () => clearInterval(timer);
  }, [store]);
}
