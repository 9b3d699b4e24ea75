import { createStore } from 'zustand/vanilla';
import { createReviewDecisions } from './reviewDecisions.ts';
import { createReviewQueue, type ReviewCalls } from './reviewQueue.ts';
import { CLOSED, type ReviewsStore } from './reviewsState.ts';

/** The queue of one kind: its list, selection and decisions. */
export function createReviewsStore(calls: ReviewCalls): ReviewsStore {
  return createStore((set, get) => {
    const access = { set, getState: get };
    const queue = createReviewQueue(calls, access);
    const { open, loadMore, select, step, hold } = queue;
    const decisions = createReviewDecisions(calls, access, queue);
    return {
      ...CLOSED,
      kind: 'item',
      shown: 'waiting',
      waiting: 0,
      last: null,
      open,
      loadMore,
      select,
      step,
      hold,
      ...decisions,
      toggleMark: (id) => {
        const marked = new Set(get().marked);
        if (!marked.delete(id)) marked.add(id);
        set({ marked });
      },
      unmarkAll: () => set({ marked: new Set() }),
    };
  });
}
