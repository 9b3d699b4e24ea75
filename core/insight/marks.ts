import * as v from 'valibot';
import { HINT_RUNGS, type HintRung } from '../hint/model.ts';
import type { ItemId } from '../room/model.ts';
import type { SchemaOf } from '../util/parseWith.ts';
import { wholeNumber } from '../util/schemas.ts';
import { type Device, deviceSchema } from './device.ts';

/** Maximum number of locks of a room that are marked, the first ones in drawing order. */
export const MOST_LOCKS = 30;
/** Maximum number of different wrong answers that are kept for each lock of a play. */
export const MOST_ANSWERS = 5;
/** Maximum length of a wrong answer that is kept. */
export const ANSWER_LENGTH = 40;
/** Maximum length of a play's marks as JSON, since every action writes them. */
export const MARKS_LENGTH = 2000;

/**
 * The figures of one play for the room's creator, kept in the play while it runs. At its end they are added to
 * the figures of the version (`countsOf`). They name nobody. Seconds are whole, without pauses, and count from
 * the start.
 */
export interface PlayMarks {
  /** Empty before the start, and in a play that began before there were marks. */
  locks: Readonly<Record<ItemId, LockMark>>;
  /** By the item that the hinted step acts on. */
  hints: Readonly<Record<ItemId, HintMark>>;
  /** By item, the number of clicks that had no effect. */
  idle: Readonly<Record<ItemId, number>>;
  /** By lock, the first different wrong answers in compared form (A1). Dropped at the end of the play. */
  answers: Readonly<Record<ItemId, readonly string[]>>;
  /**
   * The device that the player's browser reported at the start; for a team, that of the browser that opened its
   * play.
   */
  device?: Device;
}

export interface LockMark {
  /** The second in which the last lock was opened of those that must be opened before this one. */
  reachedAt: number;
  /** Missing while it is locked. */
  openedAt?: number;
  /** Number of wrong answers; missing if there was none. */
  wrong?: number;
}

export interface HintMark {
  /** The rung that was shown last. */
  rung: HintRung;
  /** The second in which that rung was shown. */
  at: number;
  /** The rung after which the player took the step within a minute. */
  enough?: HintRung;
}

export const NO_MARKS: PlayMarks = { locks: {}, hints: {}, idle: {}, answers: {} };

const lockMarkSchema: SchemaOf<LockMark> = v.object({
  reachedAt: wholeNumber,
  openedAt: v.exactOptional(wholeNumber),
  wrong: v.exactOptional(wholeNumber),
});

const hintMarkSchema: SchemaOf<HintMark> = v.object({
  rung: v.picklist(HINT_RUNGS),
  at: wholeNumber,
  enough: v.exactOptional(v.picklist(HINT_RUNGS)),
});

const answersSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(ANSWER_LENGTH))),
  v.maxLength(MOST_ANSWERS),
);

/** Parses stored marks. Older plays have an empty object. */
export const marksSchema: SchemaOf<PlayMarks> = v.object({
  locks: v.optional(v.pipe(v.record(v.string(), lockMarkSchema), v.maxEntries(MOST_LOCKS)), {}),
  hints: v.optional(v.record(v.string(), hintMarkSchema), {}),
  idle: v.optional(v.record(v.string(), wholeNumber), {}),
  answers: v.optional(v.record(v.string(), answersSchema), {}),
  device: v.exactOptional(deviceSchema),
});
