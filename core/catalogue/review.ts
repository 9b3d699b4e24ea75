import type { BackgroundEntry, CatalogueEntry } from './model.ts';
import type { ReviewStatus, UploadKind } from './upload.ts';

/** Reasons for rejecting an upload from the library. */
export const REVIEW_REASONS = [
  'notTheirs',
  'offTheFloor',
  'wrongLight',
  'tooSmall',
  'showsPerson',
  'other',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Maximum length of a reviewer's note to the uploader. */
export const LONGEST_NOTE = 500;

/** Seconds for which a reviewer who looks at a review is shown to the others. */
export const HOLD_SECONDS = 120;

/** Seconds within which reviewers can take back their own decision. */
export const UNDO_SECONDS = 600;

/** Measures of an upload's pictures. */
export interface PictureMeasures {
  /** Pixels of the first picture at its normal size. */
  width: number;
  height: number;
  /** Total of all pictures in all sizes. */
  bytes: number;
}

/** An entry of the library whose picture is similar to the reviewed one. */
export interface LikeEntry {
  id: string;
  name: string;
  /** The pictures look the same, not just similar. */
  isSame: boolean;
}

interface ReviewFacts {
  id: string;
  userId: string;
  userName: string;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  /** Name of the reviewer who decided. */
  decidedBy: string | null;
  reason: string | null;
  note: string | null;
  /** Name of another reviewer who has the picture open now. */
  heldBy: string | null;
  /** Whether this reviewer may still take the decision back. */
  canUndo: boolean;
  /** Null if it was offered before pictures were measured. */
  measured?: PictureMeasures | null;
  /** A similar entry of the library, or null; sent only to the reviewer who opens it. */
  alike?: LikeEntry | null;
}

/** A waiting or decided review as reviewers see it. */
export type ReviewEntry = ReviewFacts &
  (
    | { kind: Extract<UploadKind, 'item'>; entry: CatalogueEntry }
    | { kind: Extract<UploadKind, 'background'>; entry: BackgroundEntry }
  );
