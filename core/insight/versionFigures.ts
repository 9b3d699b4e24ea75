import * as v from 'valibot';
import { HINT_RUNGS, type HintRung } from '../hint/model.ts';
import type { PlayOutcome } from '../room/lists/roomStats.ts';
import type { ItemId } from '../room/model.ts';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, wholeNumber } from '../util/schemas.ts';
import { type TimeCounts, timeCountsSchema } from './timeCounts.ts';

/**
 * Numbers of plays that are added to the figures of a version. All are counts, so that the order in which plays
 * end makes no difference.
 */
export interface PlayCounts extends OutcomeCounts {
  /** By week, as in `2026-W48`. There is no finer time, so that no single play can be told apart. */
  weeks: Readonly<Record<string, OutcomeCounts>>;
  /** By number of seats. */
  sizes: Readonly<Record<string, number>>;
  /** Numbers of plays by what the browser reported of itself: one of the first two traits, and one of the other two. */
  devices: Readonly<Partial<Record<DeviceTrait, number>>>;
  /** Durations of escapes. */
  times: TimeCounts;
  locks: Readonly<Record<ItemId, LockCounts>>;
  /** By the item that the hinted step acts on. */
  hints: Readonly<Record<ItemId, HintCounts>>;
  /** By item that can be missed: plays in which it was found. */
  found: Readonly<Record<ItemId, number>>;
  /** By item: clicks that had no effect. */
  idle: Readonly<Record<ItemId, number>>;
}

const DEVICE_TRAITS = ['touch', 'mouse', 'upright', 'wide'] as const;
export type DeviceTrait = (typeof DEVICE_TRAITS)[number];

/** Missing counts are 0. */
export type OutcomeCounts = Readonly<Partial<Record<PlayOutcome, number>>>;

export interface LockCounts {
  /** Plays in which every lock before this one was open. */
  reached: number;
  opened?: number;
  /** Wrong answers. */
  wrong?: number;
  /** Plays that ended without an escape, and in which this lock was tried last. */
  stuck?: number;
  /** Durations from reached to opened. */
  times?: TimeCounts;
}

/** Plays by the highest rung that was shown, and by the rung after which the step was taken within a minute. */
export interface HintCounts {
  shown: Readonly<Partial<Record<HintRung, number>>>;
  enough?: Readonly<Partial<Record<HintRung, number>>>;
}

/**
 * The document `insights/{roomId}_{version}`: figures of all plays of one version, for the room's creator only.
 * They name no player.
 */
export interface VersionFigures extends PlayCounts {
  roomId: string;
  creatorId: string;
  version: number;
  /** The creator's names of locks and items, as they were in this version. */
  names: Readonly<Record<ItemId, string>>;
  /** By lock and digest: wrong answers of at least three plays from three networks. */
  answers: Readonly<Record<ItemId, Readonly<Record<string, CommonAnswer>>>>;
}

/** A wrong answer that several plays gave. */
export interface CommonAnswer {
  text: string;
  /** Number of plays. */
  plays: number;
}

const outcomes = {
  escapes: v.exactOptional(wholeNumber),
  timeouts: v.exactOptional(wholeNumber),
  left: v.exactOptional(wholeNumber),
};

const counts = v.record(v.string(), wholeNumber);
const byRung = v.record(v.picklist(HINT_RUNGS), wholeNumber);

const lockCountsSchema: SchemaOf<LockCounts> = v.object({
  reached: wholeNumber,
  opened: v.exactOptional(wholeNumber),
  wrong: v.exactOptional(wholeNumber),
  stuck: v.exactOptional(wholeNumber),
  times: v.exactOptional(timeCountsSchema),
});

const figuresSchema: SchemaOf<VersionFigures> = v.object({
  roomId: filledString,
  creatorId: filledString,
  version: wholeNumber,
  ...outcomes,
  weeks: v.optional(v.record(v.string(), v.object(outcomes)), {}),
  sizes: v.optional(counts, {}),
  devices: v.optional(v.record(v.picklist(DEVICE_TRAITS), wholeNumber), {}),
  times: v.optional(timeCountsSchema, {}),
  locks: v.optional(v.record(v.string(), lockCountsSchema), {}),
  hints: v.optional(v.record(v.string(), v.object({ shown: byRung, enough: v.exactOptional(byRung) })), {}),
  found: v.optional(counts, {}),
  idle: v.optional(counts, {}),
  names: v.optional(v.record(v.string(), v.string()), {}),
  answers: v.optional(
    v.record(v.string(), v.record(v.string(), v.object({ text: filledString, plays: wholeNumber }))),
    {},
  ),
});

/** Parses stored figures; a refusal names the path of the first fault. */
export function parseVersionFigures(input: unknown): Result<VersionFigures, InvalidInput> {
  return parseWith(figuresSchema, input);
}
