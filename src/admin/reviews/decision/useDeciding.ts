import { LONGEST_NOTE, type ReviewEntry } from '../../../../core/catalogue/review.ts';
import { isTooLong } from '../../../shared/form/tooLong.ts';
import { useReviewsStore } from '../reviewsContext.ts';
import { reasonsFor } from './reasonsFor.ts';
import { type DecisionDraft, useDecisionDraft } from './useDecisionDraft.ts';

/** The decision in preparation, and the actions on it. */
export interface Deciding {
  draft: DecisionDraft;
  /** Chooses a reason by its digit, from 1. */
  chooseReason: (digit: number) => void;
  approve: () => void;
  /** Asks for a reason if none is chosen. */
  reject: () => void;
}

/** Decides the selected review, or the marked ones. */
export function useDeciding(review: ReviewEntry | undefined): Deciding {
  const draft = useDecisionDraft(review?.id);
  const isLong = isTooLong(draft.note, LONGEST_NOTE);
  const { decide } = useReviewsStore().getState();
  return {
    draft,
    approve: () => {
      if (!isLong) void decide({ decision: 'approve', note: draft.note });
    },
    reject: () => {
      if (review?.status !== 'waiting') return;
      if (draft.reason === null) return draft.askForReason();
      if (!isLong) void decide({ decision: 'reject', reason: draft.reason, note: draft.note });
    },
    chooseReason: (digit) => {
      const reason = review && reasonsFor(review.kind)[digit - 1];
      if (reason && review.status === 'waiting') draft.setReason(reason);
    },
  };
}
