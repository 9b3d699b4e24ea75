import type { BackgroundEntry, CatalogueEntry } from '../../../core/catalogue/model.ts';
import type { PictureMeasures } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, Upload, UploadKind } from '../../../core/catalogue/upload.ts';
import type { Caller } from '../http/findCaller.ts';

/** What was measured of an upload's pictures when it was offered. */
export interface MeasuredPictures extends PictureMeasures {
  /** What each looks like (likeness.ts), each once. */
  likenesses: readonly string[];
}

/** What somebody offers the library, as the collection `reviews` has it: the server's alone. */
export interface Review {
  kind: UploadKind;
  uploadId: string;
  userId: string;
  userName: string;
  /** As it was when it was offered. Pictures never change, so this never does. */
  entry: CatalogueEntry | BackgroundEntry;
  /** Of its pictures; null where it was offered before they were measured. */
  measured: MeasuredPictures | null;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  decidedBy: string | null;
  decidedByName: string | null;
  reason: string | null;
  note: string | null;
  /** Who looks at it now, and until when. */
  heldBy: string | null;
  heldByName: string | null;
  heldUntil: number | null;
  /** The entry of the library that it became. */
  libraryId: string | null;
  /** That entry as it was before, null where there was none: what an undone approval brings back. */
  replaced: Readonly<Record<string, unknown>> | null;
}

/** An upload as it is offered now (`askedAt` in Unix seconds). */
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
