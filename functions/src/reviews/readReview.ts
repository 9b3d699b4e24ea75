import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { backgroundEntrySchema, catalogueEntrySchema } from '../../../core/catalogue/catalogueSchema.ts';
import { REVIEW_STATUSES } from '../../../core/catalogue/upload.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { filledString, wholeNumber } from '../../../core/util/schemas.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import type { MeasuredPictures, Review } from '../uploads/review.ts';

/** A stored review with its id and a typed entry. */
export type StoredReview = Omit<Review, 'kind' | 'entry'> & { id: string } & (
    | { kind: 'item'; entry: v.InferOutput<typeof catalogueEntrySchema> }
    | { kind: 'background'; entry: v.InferOutput<typeof backgroundEntrySchema> }
  );

const textOrNull = v.optional(v.nullable(v.string()), null);
const momentOrNull = v.optional(v.nullable(wholeNumber), null);
const measuredSchema: SchemaOf<MeasuredPictures> = v.object({
  width: wholeNumber,
  height: wholeNumber,
  bytes: wholeNumber,
  likenesses: v.array(v.string()),
});
const facts = {
  id: filledString,
  uploadId: filledString,
  userId: filledString,
  userName: v.string(),
  measured: v.optional(v.nullable(measuredSchema), null),
  status: v.picklist(REVIEW_STATUSES),
  askedAt: wholeNumber,
  decidedAt: momentOrNull,
  decidedBy: textOrNull,
  decidedByName: textOrNull,
  reason: textOrNull,
  note: textOrNull,
  heldBy: textOrNull,
  heldByName: textOrNull,
  heldUntil: momentOrNull,
  libraryId: textOrNull,
  replaced: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
};

const reviewSchema: SchemaOf<StoredReview> = v.variant('kind', [
  v.object({ ...facts, kind: v.literal('item'), entry: catalogueEntrySchema }),
  v.object({ ...facts, kind: v.literal('background'), entry: backgroundEntrySchema }),
]);

/** @throws notFound (it was withdrawn, or never was); an Error for one that cannot be read */
export function readReview(stored: DocumentSnapshot): StoredReview {
  if (!stored.exists) throw new HttpError('notFound', `Review with id ${stored.id} not found`);
  const parsed = parseWith(reviewSchema, { ...stored.data(), id: stored.id });
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** Parses reviews of a list, skipping unreadable ones. */
export function readReviews(documents: readonly DocumentSnapshot[]): readonly StoredReview[] {
  return documents.flatMap((stored) => {
    try {
      return [readReview(stored)];
    } catch (error) {
      logger.warn(error);
      return [];
    }
  });
}
