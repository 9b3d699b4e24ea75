import { createStore } from 'zustand/vanilla';
import type { ReviewsPort } from '../../shared/ports/libraryPorts.ts';
import { createReviewDecisions } from './reviewDecisions.ts';
import { createReviewQueue } from './reviewQueue.ts';
import { CLOSED, type ReviewsStore } from './reviewsState.ts';

/** The queue of one kind: its list, selection and decisions. */
export function createReviewsStore(port: ReviewsPort): ReviewsStore {
  return createStore((set, get) => {
    const access = { set, getState: get };
    const queue = createReviewQueue(port, access);
    const { open, loadMore, select, step, hold } = queue;
    const decisions = createReviewDecisions(port, access, queue);
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
