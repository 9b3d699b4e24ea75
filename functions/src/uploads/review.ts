import type { BackgroundEntry, CatalogueEntry } from '../../../core/catalogue/model.ts';
import type { PictureMeasures } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, Upload, UploadKind } from '../../../core/catalogue/upload.ts';
import type { Caller } from '../http/findCaller.ts';

/** Measures of an upload's pictures at the time of the offer. */
export interface MeasuredPictures extends PictureMeasures {
  /** The distinct likenesses (likeness.ts). */
  likenesses: readonly string[];
}

/** An offer to the library in the collection `reviews`, for the server only. */
export interface Review {
  kind: UploadKind;
  uploadId: string;
  userId: string;
  userName: string;
  /** The entry at the time of the offer; its pictures never change. */
  entry: CatalogueEntry | BackgroundEntry;
  /** Measures of its pictures; null for older offers. */
  measured: MeasuredPictures | null;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  decidedBy: string | null;
  decidedByName: string | null;
  reason: string | null;
  note: string | null;
  /** The admin who has the upload open for review, and until when it is reserved for this admin. */
  heldBy: string | null;
  heldByName: string | null;
  heldUntil: number | null;
  /** Id of the library entry that it became. */
  libraryId: string | null;
  /** The replaced entry for an undo; null if there was none. */
  replaced: Readonly<Record<string, unknown>> | null;
}

/** Creates a review of an upload as it is now (`askedAt` in Unix seconds). */
export function createReview(
  upload: Upload,
  { userId, name }: Caller,
  { askedAt, measured }: Pick<Review, 'askedAt' | 'measured'>,
): Review {
  return {
    kind: upload.kind,
    uploadId: upload.id,
    userId,
    userName: name,
    entry: upload.entry,
    measured,
    status: 'waiting',
    askedAt,
    decidedAt: null,
    decidedBy: null,
    decidedByName: null,
    reason: null,
    note: null,
    heldBy: null,
    heldByName: null,
    heldUntil: null,
    libraryId: null,
    replaced: null,
  };
}
