import { useState } from 'react';
import type { ReviewReason } from '../../../../core/catalogue/review.ts';

/** A decision as it is being made: of each review anew. */
export interface DecisionDraft {
  reason: ReviewReason | null;
  note: string;
  /** True when a rejection lacks its reason. */
  lacksReason: boolean;
  setReason: (reason: ReviewReason) => void;
  setNote: (note: string) => void;
  askForReason: () => void;
}

/** Its fields are empty for each review anew. */
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
