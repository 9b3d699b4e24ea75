import type { BackgroundEntry, CatalogueEntry } from './model.ts';
import type { ReviewStatus, UploadKind } from './upload.ts';

/** Why something is not taken into the library. */
export const REVIEW_REASONS = [
  'notTheirs',
  'offTheFloor',
  'wrongLight',
  'tooSmall',
  'showsPerson',
  'other',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Letters of a reviewer's note to the uploader. */
export const LONGEST_NOTE = 500;

/** Seconds for which a reviewer who looks at something is named to the others. */
export const HOLD_SECONDS = 120;

/** Seconds within which a decision can be taken back by who made it. */
export const UNDO_SECONDS = 600;

interface ReviewFacts {
  id: string;
  userId: string;
  userName: string;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  /** The name of who decided. */
  decidedBy: string | null;
  reason: string | null;
  note: string | null;
  /** The name of another reviewer who looks at it now. */
  heldBy: string | null;
  /** Whether this reviewer may still take the decision back. */
  canUndo: boolean;
}

/** What waits for the library, or was decided, as reviewers see it. */
export type ReviewEntry = ReviewFacts &
  (
    | { kind: Extract<UploadKind, 'item'>; entry: CatalogueEntry }
    | { kind: Extract<UploadKind, 'background'>; entry: BackgroundEntry }
  );
