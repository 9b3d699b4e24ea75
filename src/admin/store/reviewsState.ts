import type { StoreApi } from 'zustand/vanilla';
import type { UploaderHistoryAnswer } from '../../../core/calls/library/uploaderHistory.ts';
import type { ReviewEntry, ReviewReason } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { type Paged, UNREAD } from '../../shared/store/createPaging.ts';

/** What a reviewer decides, of one or of several at once. */
export type Decision = { note: string } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: ReviewReason }
);

/** What was decided last, to be taken back. */
export interface LastDecision {
  decision: Decision['decision'];
  reviews: readonly ReviewEntry[];
}

/** `tooLate`: a decision that can no longer be taken back. */
export type ReviewsFailure = BackendErrorCode | 'tooLate';

export interface ReviewsState extends Omit<Paged<ReviewEntry>, 'failure'> {
  kind: UploadKind;
  shown: ReviewStatus;
  /** Of the kind, in all. */
  waiting: number;
  /** Why the last thing failed, null when it did not. */
  failure: ReviewsFailure | null;
  selectedId: string | null;
  /** Several that are decided at once. */
  marked: ReadonlySet<string>;
  isDeciding: boolean;
  /** Of whom the selected one is; null until it is known. */
  history: UploaderHistoryAnswer | null;
  last: LastDecision | null;
  /** What another had decided before; said once. */
  overtaken: ReviewEntry | null;
}

export interface ReviewsActions {
  open: (kind: UploadKind, shown: ReviewStatus) => Promise<void>;
  loadMore: () => Promise<void>;
  select: (id: string) => void;
  /** To the next one or the one before, as far as there are any. */
  step: (by: 1 | -1) => Promise<void>;
  toggleMark: (id: string) => void;
  unmarkAll: () => void;
  /** Decides what is marked, or else what is selected. */
  decide: (decision: Decision) => Promise<void>;
  /** Takes back what was decided last, or this one. */
  undo: (review?: ReviewEntry) => Promise<void>;
  /** Says again that this admin looks at the selected one. */
  hold: () => Promise<void>;
}

export type ReviewsStore = StoreApi<ReviewsState & ReviewsActions>;

/** Of a queue that is not loaded yet. */
export const CLOSED = {
  ...UNREAD,
  selectedId: null,
  marked: new Set<string>(),
  isDeciding: false,
  history: null,
  overtaken: null,
} satisfies Partial<ReviewsState>;

/** The review that is looked at. */
export function selectedOf({ entries, selectedId }: ReviewsState): ReviewEntry | undefined {
  return entries.find(({ id }) => id === selectedId);
}
