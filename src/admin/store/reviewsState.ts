import type { StoreApi } from 'zustand/vanilla';
import type { UploaderHistoryAnswer } from '../../../core/calls/library/uploaderHistory.ts';
import type { ReviewEntry, ReviewReason } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { type Paged, UNREAD } from '../../shared/store/createPaging.ts';

/** A decision on one or several reviews. */
export type Decision = { note: string } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: ReviewReason }
);

/** The last decision, to be undone. */
export interface LastDecision {
  decision: Decision['decision'];
  reviews: readonly ReviewEntry[];
}

/** `tooLate`: the decision can no longer be undone. */
type ReviewsFailure = BackendErrorCode | 'tooLate';

export interface ReviewsState extends Omit<Paged<ReviewEntry>, 'failure'> {
  kind: UploadKind;
  shown: ReviewStatus;
  /** The number of all waiting reviews of this kind. */
  waiting: number;
  /** Why the last action failed; null on success. */
  failure: ReviewsFailure | null;
  selectedId: string | null;
  /** Reviews to decide at once. */
  marked: ReadonlySet<string>;
  isDeciding: boolean;
  /** The uploader of the selected review; null until loaded. */
  history: UploaderHistoryAnswer | null;
  last: LastDecision | null;
  /** A review that somebody else had decided before; shown once. */
  overtaken: ReviewEntry | null;
}

interface ReviewsActions {
  open: (kind: UploadKind, shown: ReviewStatus) => Promise<void>;
  loadMore: () => Promise<void>;
  select: (id: string) => void;
  /** Selects the next or previous review, if there is one. */
  step: (by: 1 | -1) => Promise<void>;
  toggleMark: (id: string) => void;
  unmarkAll: () => void;
  /** Decides the marked reviews, or else the selected one. */
  decide: (decision: Decision) => Promise<void>;
  /** Undoes the last decision, or that of a review. */
  undo: (review?: ReviewEntry) => Promise<void>;
  /** Repeats that this admin looks at the selected review. */
  hold: () => Promise<void>;
}

export type ReviewsStore = StoreApi<ReviewsState & ReviewsActions>;

/** The state of a queue that is not loaded. */
export const CLOSED = {
  ...UNREAD,
  selectedId: null,
  marked: new Set<string>(),
  isDeciding: false,
  history: null,
  overtaken: null,
} satisfies Partial<ReviewsState>;

/** The selected review. */
export function selectedOf({ entries, selectedId }: ReviewsState): ReviewEntry | undefined {
  return entries.find(({ id }) => id === selectedId);
}
