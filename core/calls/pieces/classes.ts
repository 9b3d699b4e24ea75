import * as v from 'valibot';
import { CLASS_LIMITS } from '../../class/classLimits.ts';
import { type ClassMessage, READY_MESSAGES, type SentMessage } from '../../class/classSession.ts';
import type { ClassState } from '../../class/sessionClock.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';

/** A pupil's view of the class, besides the team's play. */
export interface ClassView {
  /** The number of the teacher's changes so far; the live path `bells/{bell}` holds the latest one. */
  number: number;
  bell: string;
  /** The class's code, by which others join. */
  code: string;
  state: ClassState;
  /** Number and name of the pupil's team. */
  team: number;
  teamName: string;
  /** Whether the team has a single seat, so that the pupil plays alone. */
  isAlone: boolean;
  /** Whether pupils may ask for hints. */
  mayAskHints: boolean;
  /** The teacher's messages to this team or to all teams, oldest first. */
  messages: readonly Omit<SentMessage, 'team'>[];
  /** How many more times the pupil may get another random name (`setUpSeat`). */
  spinsLeft: number;
  /** The number of people who sit at this seat. */
  people: number;
  /** The time until which this screen is lit up, so that the teacher finds it; null if it is not lit. */
  litUntil: number | null;
  /** Whether the team has called the teacher for help (`callTeacher`). */
  isCalling: boolean;
  /**
   * Whether the teacher has reacted to the team's call. False again once the hint or opening has been carried
   * out.
   */
  isHelpComing: boolean;
  /** The server's time, in milliseconds since the epoch. */
  at: number;
}

/** The maximum number of people at one seat. */
export const MOST_PEOPLE = 6;

export const peopleAtSeat = v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_PEOPLE));

/** How long the data of a session is stored (Q10). */
export interface KeptFor {
  /** Whether the teacher keeps the results for 30 days. */
  isKept: boolean;
  /** When the data is deleted, in milliseconds since the epoch; null while the session is open. */
  goesAt: number | null;
}

export const keptForFields = { isKept: v.boolean(), goesAt: v.nullable(finiteNumber) };

/** A team's number. The session checks whether it has such a team. */
export const teamNumber = v.pipe(wholeNumber, v.maxValue(CLASS_LIMITS.teams - 1));

export const classStateSchema: SchemaOf<ClassState> = v.picklist(['lobby', 'running', 'paused', 'ended']);

/** Refuses control characters, which would break the layout of the slip. */
export const classMessageSchema: SchemaOf<ClassMessage> = v.variant('type', [
  v.object({ type: v.literal('ready'), message: v.picklist(READY_MESSAGES) }),
  v.object({
    type: v.literal('own'),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(CLASS_LIMITS.messageLength),
      v.regex(/^\P{Cc}*$/u),
    ),
  }),
]);

export const classViewSchema: SchemaOf<ClassView> = v.object({
  number: wholeNumber,
  bell: filledString,
  code: filledString,
  state: classStateSchema,
  team: wholeNumber,
  teamName: v.string(),
  isAlone: v.boolean(),
  mayAskHints: v.boolean(),
  messages: v.array(v.object({ number: wholeNumber, at: finiteNumber, message: classMessageSchema })),
  spinsLeft: wholeNumber,
  people: peopleAtSeat,
  litUntil: v.nullable(finiteNumber),
  isCalling: v.boolean(),
  isHelpComing: v.boolean(),
  at: finiteNumber,
});
