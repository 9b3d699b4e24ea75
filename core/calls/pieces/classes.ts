import * as v from 'valibot';
import { CLASS_LIMITS } from '../../class/classLimits.ts';
import { type ClassMessage, READY_MESSAGES, type SentMessage } from '../../class/classSession.ts';
import type { ClassState } from '../../class/sessionClock.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';

/** What a pupil sees of the class besides the team's play. */
export interface ClassView {
  /** How often the teacher has changed anything; the live path `bells/{bell}` holds the latest number. */
  number: number;
  bell: string;
  /** The class's code, by which others join. */
  code: string;
  state: ClassState;
  /** Number and name of the pupil's team. */
  team: number;
  teamName: string;
  /** Whether pupils may ask for hints. */
  mayAskHints: boolean;
  /** What the teacher has said to this team or to all, oldest first. */
  messages: readonly Omit<SentMessage, 'team'>[];
  /** How often the pupil may have another name given (`setUpSeat`). */
  spinsLeft: number;
  /** How many people sit at this seat. */
  people: number;
  /** Until when this screen is lit up, since the teacher looks for it; null if it is not. */
  litUntil: number | null;
  /** Whether the team calls for its teacher (`callTeacher`). */
  isCalling: boolean;
  /** Whether the teacher has answered the team's call. False again once the hint or opening that answered it has gone. */
  isHelpComing: boolean;
  /** The server's time. */
  at: number;
}

/** How many people may sit at one seat. */
export const MOST_PEOPLE = 6;

export const peopleAtSeat = v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_PEOPLE));

/** How long what is stored of a session stays (Q10). */
export interface KeptFor {
  /** Whether the teacher keeps its results for 30 days. */
  isKept: boolean;
  /** When it goes, in milliseconds since the epoch; null while the session is open. */
  goesAt: number | null;
}

export const keptForFields = { isKept: v.boolean(), goesAt: v.nullable(finiteNumber) };

/** A number of a team, which the session checks. */
export const teamNumber = v.pipe(wholeNumber, v.maxValue(CLASS_LIMITS.teams - 1));

export const classStateSchema: SchemaOf<ClassState> = v.picklist(['lobby', 'running', 'paused', 'ended']);

/** Without control characters, which would break a line of the slip. */
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
  mayAskHints: v.boolean(),
  messages: v.array(v.object({ number: wholeNumber, at: finiteNumber, message: classMessageSchema })),
  spinsLeft: wholeNumber,
  people: peopleAtSeat,
  litUntil: v.nullable(finiteNumber),
  isCalling: v.boolean(),
  isHelpComing: v.boolean(),
  at: finiteNumber,
});
