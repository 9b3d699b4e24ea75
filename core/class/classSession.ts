import type { OpaqueName } from '../play/view/opaqueName.ts';

/**
 * A teacher's set of teams that play one version of a room (Q1), as plain JSON. Timestamps are milliseconds since the
 * epoch by the server's clock.
 */
export interface ClassSession {
  readonly settings: ClassSettings;
  readonly teams: readonly ClassTeam[];
  /** Null while the class is in the lobby. */
  readonly startedAt: number | null;
  /** Whether the teacher has paused all teams. */
  readonly isPaused: boolean;
  /** The clock of the class as a whole, for the wall: that of a team to which no single order was given. */
  readonly whole: Counted;
  /** The time up to which the clocks are counted: that of the last order. */
  readonly countedUntil: number;
  /** Whether newcomers may join. */
  readonly isDoorOpen: boolean;
  /** The orders, oldest first, without those that were called back. */
  readonly orders: readonly SentOrder[];
  /** The latest messages, oldest first. */
  readonly messages: readonly SentMessage[];
  /** Player ids of the browsers that are not allowed to join (Q3). */
  readonly blocked: readonly string[];
  /** The screen that is lit up, so that the teacher finds it (Q3); null if none was. */
  readonly lit: LitSeat | null;
  /** The number of changes so far. An order or a message is identified by the number of its change. */
  readonly number: number;
}

/** The teacher's choices when opening the session. */
export interface ClassSettings {
  /** How pupils who join are distributed to the teams. */
  readonly filling: Filling;
  /** Time limit in minutes; null for none (P15). */
  readonly minutes: number | null;
  /** Whether pupils may ask for hints themselves. */
  readonly mayAskHints: boolean;
  /** Whether pupils may join after the start. */
  readonly mayComeLate: boolean;
  /** Whether pupils type their names (Q2). */
  readonly areNamesTyped: boolean;
  /** Whether the teams see their ranks (Q4). */
  readonly isRanked: boolean;
}

/** `evenly`: a pupil joins the smallest team. `inTurn`: one team is filled after the other. */
export type Filling = 'evenly' | 'inTurn';

/** The state of a clock of a session. */
export interface Counted {
  /** Milliseconds played without pauses, at the time `countedUntil`. */
  readonly played: number;
  /** Whole minutes that the teacher has given; negative if taken away. */
  readonly minutesGiven: number;
}

export interface LitSeat {
  readonly team: number;
  readonly seat: number;
  readonly until: number;
}

/** What a session stores about a team besides its play. */
export interface ClassTeam extends Counted {
  readonly name: string;
  /**
   * Number of the team's seats. All seats are created when the class is opened, so that a join only takes a
   * free one (Q3).
   */
  readonly seats: number;
  /** Whether the teacher has paused this team. */
  readonly isPaused: boolean;
  /** Number of the last order that reacted to the team's call for help; 0 if there was none. */
  readonly seen: number;
}

/** An order that is carried out after `CALL_BACK_WITHIN`, unless it is called back (Q5). */
export interface SentOrder {
  readonly number: number;
  /** Number of the team; null for all teams. */
  readonly team: number | null;
  readonly action: OrderedAction;
  /** When the order is carried out. */
  readonly due: number;
}

/** `item`: the lock's opaque name in the team's play. */
export type OrderedAction =
  | { readonly type: 'hint' }
  | { readonly type: 'open'; readonly item: OpaqueName }
  | { readonly type: 'end' };

/** Messages that the teacher can send without typing (Q5). */
export const READY_MESSAGES = [
  'fiveLeft',
  'readAgain',
  'tellEachOther',
  'tryElse',
  'eyes',
  'wellDone',
] as const;

export type ClassMessage =
  | { readonly type: 'ready'; readonly message: (typeof READY_MESSAGES)[number] }
  | { readonly type: 'own'; readonly text: string };

export interface SentMessage {
  readonly number: number;
  /** Number of the team; null for all teams. */
  readonly team: number | null;
  readonly at: number;
  readonly message: ClassMessage;
}

/** Returns a session as it is opened, in the lobby. */
export function openClassSession(
  settings: ClassSettings,
  teams: readonly Pick<ClassTeam, 'name' | 'seats'>[],
): ClassSession {
  return {
    settings,
    teams: teams.map((team) => ({ ...team, isPaused: false, played: 0, minutesGiven: 0, seen: 0 })),
    startedAt: null,
    isPaused: false,
    whole: { played: 0, minutesGiven: 0 },
    countedUntil: 0,
    isDoorOpen: true,
    orders: [],
    messages: [],
    blocked: [],
    lit: null,
    number: 0,
  };
}
