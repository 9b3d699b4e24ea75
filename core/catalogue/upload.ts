import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, wholeNumber } from '../util/schemas.ts';
import { backgroundEntrySchema, catalogueEntrySchema } from './catalogueSchema.ts';
import type { BackgroundEntry, CatalogueEntry } from './model.ts';

export const UPLOAD_KINDS = ['item', 'background'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The collection of uploads; it needs no pack and no plan. */
export const OWN_COLLECTION = 'own';

/** Limits for an account's uploads. */
export const UPLOAD_LIMITS = {
  uploads: 300,
  /** Total size of all its pictures as stored. */
  bytes: 200 * 1024 * 1024,
  /** Size of one file as sent (storage.rules). */
  fileBytes: 5 * 1024 * 1024,
  /**
   * Number of sent files that may wait to be processed (storage.rules). Together they take no more space than the
   * stored pictures may.
   */
  places: 40,
  name: 60,
  theme: 60,
  variants: 12,
} as const;

/** Returns the name of a file that waits to be processed; each numbered place holds one file. @param place from 0 */
export function uploadPlaceName(place: number): string {
  return String(place).padStart(2, '0');
}

export const REVIEW_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** State of an upload's review for the library. */
export interface ReviewState {
  /** Id of its document in the collection `reviews`. */
  reviewId: string;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  /** One of the listed reasons; null unless it was rejected. */
  reason: string | null;
  note: string | null;
}

interface UploadFacts {
  id: string;
  userId: string;
  /** Unix seconds. */
  createdAt: number;
  editedAt: number;
  /** Null if it was never offered to the library. */
  review: ReviewState | null;
}

/** An upload for its owner's own rooms, as stored in the collection `uploads`. */
export type Upload = UploadFacts &
  ({ kind: 'item'; entry: CatalogueEntry } | { kind: 'background'; entry: BackgroundEntry });

const reviewStateSchema: SchemaOf<ReviewState> = v.object({
  reviewId: filledString,
  status: v.picklist(REVIEW_STATUSES),
  askedAt: wholeNumber,
  decidedAt: v.nullable(wholeNumber),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
});

const factFields = {
  id: filledString,
  userId: filledString,
  createdAt: wholeNumber,
  editedAt: wholeNumber,
  review: v.nullable(reviewStateSchema),
};

export const uploadSchema: SchemaOf<Upload> = v.variant('kind', [
  v.object({ ...factFields, kind: v.literal('item'), entry: catalogueEntrySchema }),
  v.object({ ...factFields, kind: v.literal('background'), entry: backgroundEntrySchema }),
]);

/** Parses a document of the collection `uploads`; `id` is the document's. */
export function parseUpload(input: unknown): Result<Upload, InvalidInput> {
  return parseWith(uploadSchema, input);
}

/** Returns every address in an entry, each once. */
export function addressesOf(entry: CatalogueEntry | BackgroundEntry): readonly string[] {
  const all =
    'moods' in entry
      ? Object.values(entry.moods).map(({ uri }) => uri)
      : Object.values(entry.variants).flatMap((variant) => [variant.default, variant.opened]);
  return [...new Set(all)];
}
