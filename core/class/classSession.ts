import type { OpaqueName } from '../play/view/opaqueName.ts';

/**
 * A teacher's set of teams that play one version of a room (Q1), as plain JSON. Timestamps are milliseconds since the
 * epoch by the server's clock.
 */
export interface ClassSession {
  readonly settings: ClassSettings;
  readonly teams: readonly ClassTeam[];
  /** Null in the lobby. */
  readonly startedAt: number | null;
  /** Whether the teacher has paused all teams. */
  readonly isPaused: boolean;
  /** The clock of the class itself, for the wall: of a team that nobody stops or gives minutes alone. */
  readonly whole: Counted;
  /** Until when the times are counted: the last order. */
  readonly countedUntil: number;
  /** Whether newcomers may join. */
  readonly isDoorOpen: boolean;
  /** Orders that were given, oldest first, without those that were called back. */
  readonly orders: readonly SentOrder[];
  /** The latest messages, oldest first. */
  readonly messages: readonly SentMessage[];
  /** Player ids of the browsers that may not join (Q3). */
  readonly blocked: readonly string[];
  /** The screen that is lit up, since the teacher looks for it (Q3); null if none was. */
  readonly lit: LitSeat | null;
  /** How often anything changed. Orders and messages are named by the number that they made. */
  readonly number: number;
}

/** What the teacher chose when opening the session. */
export interface ClassSettings {
  /** How newcomers fill the teams. */
  readonly filling: Filling;
  /** Time limit in minutes; null for none (P15). */
  readonly minutes: number | null;
  /** Whether pupils may ask for hints themselves. */
  readonly mayAskHints: boolean;
  /** Whether pupils may join after the start. */
  readonly mayComeLate: boolean;
  /** Whether pupils type their names (Q2). */
  readonly areNamesTyped: boolean;
  /** Whether the teams see who is first (Q4). */
  readonly isRanked: boolean;
}

/** `evenly`: into the smallest team. `inTurn`: until a team is full, then into the next one. */
export type Filling = 'evenly' | 'inTurn';

/** What a clock of a session has counted. */
export interface Counted {
  /** Milliseconds played when the times were counted last, without pauses. */
  readonly played: number;
  /** Whole minutes given; negative if taken. */
  readonly minutesGiven: number;
}

export interface LitSeat {
  readonly team: number;
  readonly seat: number;
  readonly until: number;
}

/** What a session knows of a team besides its play. */
export interface ClassTeam extends Counted {
  readonly name: string;
  /** Number of its seats. Seats are made at the opening, so that a join only takes a free one (Q3). */
  readonly seats: number;
  /** Whether the teacher has paused this team. */
  readonly isPaused: boolean;
  /** Number of the last order that answered its call for help; 0 before. */
  readonly seen: number;
}

/** An order that is carried out after `CALL_BACK_WITHIN`, unless it is called back (Q5). */
export interface SentOrder {
  readonly number: number;
  /** Number of the team; null for all. */
  readonly team: number | null;
  readonly action: OrderedAction;
  /** When it is carried out. */
  readonly due: number;
}

/** `item`: the lock's name in the team's play. */
export type OrderedAction =
  | { readonly type: 'hint' }
  | { readonly type: 'open'; readonly item: OpaqueName }
  | { readonly type: 'end' };

/** The messages that need no typing (Q5). */
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
  /** Number of the team; null for all. */
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
