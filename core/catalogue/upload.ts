import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, wholeNumber } from '../util/schemas.ts';
import { backgroundEntrySchema, catalogueEntrySchema } from './catalogueSchema.ts';
import type { BackgroundEntry, CatalogueEntry } from './model.ts';

export const UPLOAD_KINDS = ['item', 'background'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The collection that own things are in, which no pack and no plan is asked for. */
export const OWN_COLLECTION = 'own';

/** What an account may have of its own. */
export const UPLOAD_LIMITS = {
  uploads: 300,
  /** Of all its pictures as they are kept. */
  bytes: 200 * 1024 * 1024,
  /** Of a file as it is sent (storage.rules). */
  fileBytes: 5 * 1024 * 1024,
  /** Of files that were sent and are not taken yet (storage.rules): they weigh no more than the pictures may. */
  places: 40,
  name: 60,
  theme: 60,
  variants: 12,
} as const;

/** What a file is called until it is taken: each place holds one. @param place from 0 */
export function uploadPlaceName(place: number): string {
  return String(place).padStart(2, '0');
}

export const REVIEW_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** How an upload stands with the library. */
export interface ReviewState {
  /** Names the document of the collection `reviews`. */
  reviewId: string;
  status: ReviewStatus;
  /** Unix seconds. */
  askedAt: number;
  decidedAt: number | null;
  /** Of the list of reasons, null unless it was rejected. */
  reason: string | null;
  note: string | null;
}

interface UploadFacts {
  id: string;
  userId: string;
  /** Unix seconds. */
  createdAt: number;
  editedAt: number;
  /** Null where the library was never asked. */
  review: ReviewState | null;
}

/** What somebody has uploaded for rooms of their own, as stored in the collection `uploads`. */
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

/** Reads a document of the collection `uploads`; `id` is the document's. */
export function parseUpload(input: unknown): Result<Upload, InvalidInput> {
  return parseWith(uploadSchema, input);
}

/** Every address that an entry holds, each once. */
export function addressesOf(entry: CatalogueEntry | BackgroundEntry): readonly string[] {
  const all =
    'moods' in entry
      ? Object.values(entry.moods).map(({ uri }) => uri)
      : Object.values(entry.variants).flatMap((variant) => [variant.default, variant.opened]);
  return [...new Set(all)];
}
