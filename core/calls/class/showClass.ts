import * as v from 'valibot';
import type { Need } from '../../class/board.ts';
import type { ClassSettings, SentMessage, SentOrder } from '../../class/classSession.ts';
import type { ClassState } from '../../class/sessionClock.ts';
import type { PlayerHint } from '../../hint/model.ts';
import { type OpaqueName, toOpaqueName } from '../../play/view/opaqueName.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { classMessageSchema, classStateSchema, peopleAtSeat } from '../pieces/classes.ts';
import { hintSchema } from '../pieces/events.ts';
import { documentId, seatNumber } from '../pieces/ids.ts';

/** A lock: its opaque name in the team's play, and the creator's name for it. */
export interface BoardLock {
  item: OpaqueName;
  name: string;
  /** Its question, or what it says (`lockWords`); empty if the team has read neither. */
  words: string;
}

/**
 * A team as its teacher sees it (Q4). Times are milliseconds of its clock. It contains only names of things
 * that the team has found.
 */
export interface BoardTeam {
  /** The team's number. */
  team: number;
  name: string;
  /** Opens the team's presence and signals in the live channel (`teams/{key}`); null before anybody has joined. */
  key: string | null;
  /** The number of its seats, taken or free. */
  places: number;
  seats: readonly BoardSeat[];
  /** The share of the needed steps that are done, from 0 to 1. */
  progress: number;
  /** The lock that the team works at. */
  lock: (BoardLock & { since: number; wrong: number }) | null;
  /** The locks that the teacher can open for the team. */
  openable: readonly BoardLock[];
  played: number;
  /** Null without a time limit. */
  limit: number | null;
  /** Milliseconds since anybody of the team acted. */
  quiet: number;
  hints: number;
  minutesGiven: number;
  isPaused: boolean;
  /** Null while the team plays. */
  outcome: 'escaped' | 'timeUp' | 'ended' | null;
  /** The reasons why the team needs the teacher. */
  needs: readonly Need[];
  /**
   * Number of the last order that could not be carried out, such as a hint for a lock that the team had opened
   * by then.
   */
  dropped: number | null;
}

export interface BoardSeat {
  seat: number;
  name: string;
  /** The number of people who sit at the seat. */
  people: number;
  /** Whether the server has heard from the seat's browser lately. */
  isHere: boolean;
  /** When the server last heard from the seat's browser; null if never. */
  seenAt: number | null;
  /** The name of the pupil's place; null before the start. */
  place: string | null;
}

/** A hint that the teacher sent to a team. */
export interface SentHint {
  team: number;
  /** Milliseconds since the epoch. */
  at: number;
  hint: PlayerHint;
}

/** A session as its teacher sees it. */
export interface ShowClassAnswer {
  sessionId: string;
  roomId: string;
  roomName: string;
  code: string;
  /**
   * Two keys: that of the wall, a page for everybody who has the key (Q7), and that of the live path
   * `bells/{bell}`.
   */
  keys: { wall: string; bell: string };
  /** The number of orders so far. */
  number: number;
  state: ClassState;
  settings: ClassSettings;
  isDoorOpen: boolean;
  startedAt: number | null;
  /** The server's time, in milliseconds since the epoch. */
  at: number;
  /** The orders that can still be called back. */
  waiting: readonly { number: number; team: number | null; type: SentOrder['action']['type']; due: number }[];
  messages: readonly SentMessage[];
  /** The latest hints that the teacher sent, oldest first. */
  hintsSent: readonly SentHint[];
  /** Number of browsers that are not allowed to join. */
  blocked: number;
  /** By team number. */
  teams: readonly BoardTeam[];
}

const lockFields = {
  item: v.pipe(filledString, v.transform(toOpaqueName)),
  name: v.string(),
  words: v.string(),
};
const team = v.nullable(wholeNumber);

const boardTeam: SchemaOf<BoardTeam> = v.object({
  team: wholeNumber,
  name: v.string(),
  key: v.nullable(filledString),
  places: wholeNumber,
  seats: v.array(
    v.object({
      seat: seatNumber,
      name: v.string(),
      people: peopleAtSeat,
      isHere: v.boolean(),
      seenAt: v.nullable(finiteNumber),
      place: v.nullable(v.string()),
    }),
  ),
  progress: finiteNumber,
  lock: v.nullable(v.object({ ...lockFields, since: finiteNumber, wrong: wholeNumber })),
  openable: v.array(v.object(lockFields)),
  played: finiteNumber,
  limit: v.nullable(finiteNumber),
  quiet: finiteNumber,
  hints: wholeNumber,
  minutesGiven: v.pipe(v.number(), v.safeInteger()),
  isPaused: v.boolean(),
  outcome: v.nullable(v.picklist(['escaped', 'timeUp', 'ended'])),
  needs: v.array(v.picklist(['help', 'quiet', 'wrong', 'long'])),
  dropped: team,
});

const answer: SchemaOf<ShowClassAnswer> = v.object({
  sessionId: filledString,
  roomId: filledString,
  roomName: v.string(),
  code: filledString,
  keys: v.object({ wall: filledString, bell: filledString }),
  number: wholeNumber,
  state: classStateSchema,
  settings: v.object({
    filling: v.picklist(['evenly', 'inTurn']),
    minutes: v.nullable(finiteNumber),
    mayAskHints: v.boolean(),
    mayComeLate: v.boolean(),
    areNamesTyped: v.boolean(),
    isRanked: v.boolean(),
  }),
  isDoorOpen: v.boolean(),
  startedAt: v.nullable(finiteNumber),
  at: finiteNumber,
  waiting: v.array(
    v.object({ number: wholeNumber, team, type: v.picklist(['hint', 'open', 'end']), due: finiteNumber }),
  ),
  messages: v.array(v.object({ number: wholeNumber, team, at: finiteNumber, message: classMessageSchema })),
  hintsSent: v.array(v.object({ team: wholeNumber, at: finiteNumber, hint: hintSchema })),
  blocked: wholeNumber,
  teams: v.array(boardTeam),
});

/** Returns a session as its teacher sees it, and carries out the orders whose five seconds are over (Q12). */
export const showClassCall: CallContract<{ sessionId: string }, ShowClassAnswer> = {
  name: 'showClass',
  method: 'POST',
  request: v.object({ sessionId: documentId }),
  answer,
  errors: ['notFound', 'invalidRoom', 'tooManyRequests'],
};
