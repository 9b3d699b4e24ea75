import * as v from 'valibot';
import { backgroundEntrySchema, catalogueEntrySchema } from '../../catalogue/catalogueSchema.ts';
import type { ReviewEntry } from '../../catalogue/review.ts';
import { REVIEW_STATUSES } from '../../catalogue/upload.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';

const factFields = {
  id: filledString,
  userId: filledString,
  userName: v.string(),
  status: v.picklist(REVIEW_STATUSES),
  askedAt: wholeNumber,
  decidedAt: v.nullable(wholeNumber),
  decidedBy: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
  heldBy: v.nullable(v.string()),
  canUndo: v.boolean(),
  measured: v.exactOptional(
    v.nullable(v.object({ width: wholeNumber, height: wholeNumber, bytes: wholeNumber })),
  ),
  alike: v.exactOptional(v.nullable(v.object({ id: filledString, name: v.string(), isSame: v.boolean() }))),
};

/** A review with what reviewers see of it. */
export const reviewEntrySchema: SchemaOf<ReviewEntry> = v.variant('kind', [
  v.object({ ...factFields, kind: v.literal('item'), entry: catalogueEntrySchema }),
  v.object({ ...factFields, kind: v.literal('background'), entry: backgroundEntrySchema }),
]);
