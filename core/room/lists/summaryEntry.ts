import * as v from 'valibot';
import { cleanName } from '../../cleanName.ts';
import { type InvalidInput, parseWith, type SchemaOf } from '../../parseWith.ts';
import { hidingSchema } from '../../report/report.ts';
import type { Result } from '../../result.ts';
import { filledString, finiteNumber, pictureAddress, wholeNumber } from '../../schemas.ts';
import { DEFAULT_ROOM_NAME, LIMITS } from '../limits.ts';
import type { RoomSummary } from '../model.ts';
import { servedCover } from '../pictures/coverUri.ts';
import { difficultySchema } from './difficulty.ts';

/** A document of the collection `summary` with its id, as lists of rooms show it (SPEC §3); what it is found by stays away. */
export type SummaryEntry = Omit<RoomSummary, 'searchWords'> & { id: string };

/** A name as it may stand in a list, also one that was stored before names were cleaned (`mendNames`). */
function shown(longest: number, instead: string) {
  return v.pipe(
    v.string(),
    v.transform((name) => cleanName(name, longest) ?? instead),
  );
}

export const summaryEntrySchema: SchemaOf<SummaryEntry> = v.object({
  id: filledString,
  createdAt: finiteNumber,
  creatorId: v.string(),
  creator: shown(LIMITS.creator, ''),
  isPreviewed: v.boolean(),
  isPublished: v.boolean(),
  roomName: shown(LIMITS.roomName, DEFAULT_ROOM_NAME),
  timeLimit: finiteNumber,
  error: v.boolean(),
  avgRating: finiteNumber,
  count: wholeNumber,
  imageUrl: v.pipe(pictureAddress, v.transform(servedCover)),
  // Older documents have none of these.
  isListed: v.optional(v.boolean(), true),
  hasNewerDraft: v.optional(v.boolean(), false),
  editedAt: v.optional(v.nullable(finiteNumber), null),
  difficulty: v.optional(v.nullable(difficultySchema), null),
  bestTime: v.optional(v.nullable(finiteNumber), null),
  language: v.optional(v.nullable(v.string()), null),
  coverBackground: v.optional(v.nullable(v.string()), null),
  hidden: v.optional(v.nullable(hidingSchema), null),
});

/** Reads a summary with its id; a refusal names the path of the first fault. */
export function parseSummaryEntry(input: unknown): Result<SummaryEntry, InvalidInput> {
  return parseWith(summaryEntrySchema, input);
}
