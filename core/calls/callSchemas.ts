import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../parseWith.ts';
import type { Result } from '../result.ts';
import { filledString, finiteNumber, wholeNumber } from '../schemas.ts';
import {
  type ActAnswer,
  type ActRequest,
  type CallError,
  DASHBOARD_PAGE_SIZE,
  type GameRecord,
  type PublishAnswer,
  type PublishRequest,
  SORT_FIELDS,
  type StartPlayAnswer,
  type StartPlayRequest,
  type SummaryAnswer,
  type SummaryEntry,
  type SummaryQuery,
  type ViewChange,
} from './model.ts';
import {
  actionSchema,
  documentId,
  eventSchema,
  findingSchema,
  playerViewSchema,
  refusalSchema,
  shortText,
  summaryFields,
  viewFields,
  viewItemSchema,
} from './pieceSchemas.ts';

/** One page may be bigger than the dashboard's own, but not the whole collection. */
const MOST_SUMMARIES = 24;

/** A number out of a query string. */
const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** SPEC §7: the query parameters as they come, all text. Sort and limit have the dashboard's defaults. */
export const summaryQuerySchema: SchemaOf<SummaryQuery> = v.object({
  isPublished: v.pipe(
    v.literal('true'),
    v.transform(() => true as const),
  ),
  sortBy: v.optional(v.picklist(SORT_FIELDS), 'createdAt'),
  order: v.optional(v.literal('desc'), 'desc'),
  limit: v.optional(
    v.pipe(queryNumber, v.minValue(1), v.maxValue(MOST_SUMMARIES)),
    String(DASHBOARD_PAGE_SIZE),
  ),
  startAfter: v.exactOptional(documentId),
});

export const summaryEntrySchema: SchemaOf<SummaryEntry> = v.object({ ...summaryFields, id: filledString });
export const summaryAnswerSchema: SchemaOf<SummaryAnswer> = v.array(summaryEntrySchema);

export const publishRequestSchema: SchemaOf<PublishRequest> = v.object({
  roomId: documentId,
  revision: wholeNumber,
});

export const publishAnswerSchema: SchemaOf<PublishAnswer> = v.object({
  isPublished: v.boolean(),
  version: wholeNumber,
  findings: v.array(findingSchema),
});

export const startPlayRequestSchema: SchemaOf<StartPlayRequest> = v.object({
  roomId: documentId,
  playId: v.exactOptional(documentId),
  guestToken: v.exactOptional(shortText),
});

export const startPlayAnswerSchema: SchemaOf<StartPlayAnswer> = v.object({
  playId: filledString,
  guestToken: v.nullable(filledString),
  version: wholeNumber,
  sequence: wholeNumber,
  view: playerViewSchema,
});

export const actRequestSchema: SchemaOf<ActRequest> = v.object({
  playId: documentId,
  guestToken: v.exactOptional(shortText),
  sequence: wholeNumber,
  action: actionSchema,
  /** Cleaned and cut by `cleanUsername`; this bound only keeps the work small. */
  username: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
});

/** Exactly optional: a field that is there as undefined would wipe the view's own. */
export const viewChangeSchema: SchemaOf<ViewChange> = v.object({
  isStarted: v.exactOptional(viewFields.isStarted),
  isPaused: v.exactOptional(viewFields.isPaused),
  isGameOver: v.exactOptional(viewFields.isGameOver),
  isEscaped: v.exactOptional(viewFields.isEscaped),
  roomName: v.exactOptional(viewFields.roomName),
  introduction: v.exactOptional(viewFields.introduction),
  timeLimit: v.exactOptional(viewFields.timeLimit),
  imageUrl: v.exactOptional(viewFields.imageUrl),
  creator: v.exactOptional(viewFields.creator),
  background: v.exactOptional(viewFields.background),
  inventory: v.exactOptional(viewFields.inventory),
  selected: v.exactOptional(viewFields.selected),
  elapsed: v.exactOptional(viewFields.elapsed),
  items: v.exactOptional(v.object({ order: v.array(filledString), changed: v.array(viewItemSchema) })),
});

export const actAnswerSchema: SchemaOf<ActAnswer> = v.object({
  sequence: wholeNumber,
  events: v.array(eventSchema),
  refusal: v.nullable(refusalSchema),
  change: viewChangeSchema,
});

export const callErrorSchema: SchemaOf<CallError> = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});

/** A document of the collection `records` (SPEC §3). */
export const gameRecordSchema: SchemaOf<GameRecord> = v.object({
  roomId: filledString,
  version: wholeNumber,
  playerId: filledString,
  username: v.string(),
  time: finiteNumber,
  createdAt: finiteNumber,
});

/** Reads a document of the collection `summary` with its id (SPEC §3). */
export function parseSummaryEntry(input: unknown): Result<SummaryEntry, InvalidInput> {
  return parseWith(summaryEntrySchema, input);
}

/** Reads a document of the collection `records` (SPEC §3). */
export function parseGameRecord(input: unknown): Result<GameRecord, InvalidInput> {
  return parseWith(gameRecordSchema, input);
}
