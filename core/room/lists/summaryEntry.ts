import * as v from 'valibot';
import { hidingSchema } from '../../report/report.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber, pictureAddress, wholeNumber } from '../../util/schemas.ts';
import type { RoomSummary } from '../model.ts';
import { difficultySchema } from './difficulty.ts';

/**
 * A document of the collection `summary` with its id, as lists show it (SPEC §3), without the search words.
 */
export type SummaryEntry = Omit<RoomSummary, 'searchWords'> & { id: string };

/** Parses an entry of the server's answer; the server has read the document with `parseSummaryEntry`. */
export const summaryEntrySchema = v.object({
  id: filledString,
  createdAt: finiteNumber,
  creatorId: v.string(),
  creator: v.string(),
  isPreviewed: v.boolean(),
  isPublished: v.boolean(),
  roomName: v.string(),
  timeLimit: finiteNumber,
  error: v.boolean(),
  avgRating: finiteNumber,
  count: wholeNumber,
  imageUrl: pictureAddress,
  // Older documents have none of these.
  isListed: v.optional(v.boolean(), true),
  hasNewerDraft: v.optional(v.boolean(), false),
  editedAt: v.optional(v.nullable(finiteNumber), null),
  difficulty: v.optional(v.nullable(difficultySchema), null),
  goodFor: v.optional(wholeNumber, 1),
  bestTime: v.optional(v.nullable(finiteNumber), null),
  language: v.optional(v.nullable(v.string()), null),
  coverBackground: v.optional(v.nullable(v.string()), null),
  hidden: v.optional(v.nullable(hidingSchema), null),
}) satisfies SchemaOf<SummaryEntry>;
