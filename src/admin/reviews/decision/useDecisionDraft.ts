import { useState } from 'react';
import type { ReviewReason } from '../../../../core/catalogue/review.ts';

/** A decision in preparation; empty for each new review. */
export interface DecisionDraft {
  reason: ReviewReason | null;
  note: string;
  /** True if a rejection lacks its reason. */
  lacksReason: boolean;
  setReason: (reason: ReviewReason) => void;
  setNote: (note: string) => void;
  askForReason: () => void;
}

/** The draft of a decision; reset for each review. */
export function useDecisionDraft(reviewId: string | undefined): DecisionDraft {
  const [reason, setReason] = useState<ReviewReason | null>(null);
  const [note, setNote] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [drafted, setDrafted] = useState(reviewId);
  if (drafted !== reviewId) {
    setDrafted(reviewId);
    setReason(null);
    setNote('');
    setLacksReason(false);
  }
  return {
    reason,
    note,
    lacksReason: lacksReason && reason === null,
    setReason,
    setNote,
    askForReason: () => setLacksReason(true),
  };
}
