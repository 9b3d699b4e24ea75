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

/** Of the pictures of an upload. */
export interface PictureMeasures {
  /** Pixels of the first one, in its usual size. */
  width: number;
  height: number;
  /** Of all of them, in all sizes. */
  bytes: number;
}

/** An entry of the library with a picture like one that is reviewed. */
export interface LikeEntry {
  id: string;
  name: string;
  /** The pictures look the same, not only alike. */
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
  /** The name of who decided. */
  decidedBy: string | null;
  reason: string | null;
  note: string | null;
  /** The name of another reviewer who looks at it now. */
  heldBy: string | null;
  /** Whether this reviewer may still take the decision back. */
  canUndo: boolean;
  /** Null where it was offered before pictures were measured. */
  measured?: PictureMeasures | null;
  /** What the library has like it, null for nothing; told to who looks at it. */
  alike?: LikeEntry | null;
}

/** What waits for the library, or was decided, as reviewers see it. */
export type ReviewEntry = ReviewFacts &
  (
    | { kind: Extract<UploadKind, 'item'>; entry: CatalogueEntry }
    | { kind: Extract<UploadKind, 'background'>; entry: BackgroundEntry }
  );
