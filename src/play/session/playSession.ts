import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import type { ViewChange } from '../../../core/play/view/viewChange.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { StartedPlay } from '../../shared/ports/PlayJudge.ts';
import type { PlayEvents, RememberedEvents } from './predictEvents.ts';
import { BLANK_SCREEN, type Screen } from './screen.ts';

export interface PlayFailure {
  code: BackendErrorCode;
  /** Fit for the player; SPEC §5's texts where it has them. */
  message: string;
}

/** An action of this tab that has no answer yet. */
export interface Move {
  action: Action<OpaqueName>;
  /** Grows with every move and load of this tab, also from one play to the next: a late answer finds nothing to belong to. */
  number: number;
  /** What was shown of it before its answer, as the last click on that thing did the same; null where only the judge knows. */
  predicted: PlayEvents | null;
  /** True for an entry that is shown in the hand before the answer. */
  isSelectedAtOnce: boolean;
  /** The player waits for it no more: it opens no dialog. */
  isCalledOff: boolean;
}

/** The one call to the judge that is under way. */
interface Call {
  /** `move`: of the first one in `sent`. `load`: of the view as it is now. */
  type: 'move' | 'load';
  number: number;
  /**
   * `late`: it takes so long that the player is told. `arriving`: it is answered, and something that was set in motion has to arrive
   * before that is shown, such as a key at its lock.
   */
  progress: 'asked' | 'late' | 'arriving';
}

/** One play as its player's browser knows it. Immutable; `stepPlay` alone changes it. */
export interface PlaySession {
  phase: 'opening' | 'failed' | 'open';
  /** Set with the phase `failed`. */
  failure: PlayFailure | null;
  board: number;
  playerId: string;
  /** Whether the play was already running when it was opened, as after a reload; until the next answer. */
  wasRunning: boolean;

  /** The judge's last view. */
  view: PlayerView;
  /** The number of the last action that the judge took. */
  sequence: number;
  /** The view before the pause that `view` is in; null in no pause, and where the play was opened in it. */
  viewBeforePause: PlayerView | null;
  /** Milliseconds played at the moment `answeredAt` of this browser's clock. */
  time: number;
  answeredAt: number;
  /** What every item and scene seen so far is called; used-up keys keep their names. */
  labels: Readonly<Record<OpaqueName, string>>;
  /** By thing, what the last click on it did, where that will be the same again. */
  remembered: RememberedEvents;

  /** Moves without an answer, oldest first. Only the first one may have reached the judge. */
  sent: readonly Move[];
  call: Call | null;
  /** Why the view has to be loaded before the next move is sent: the play opens, another tab acted, or the judge expected another number. */
  reload: 'opening' | 'refresh' | 'conflict' | null;
  /** The last call got no answer. What was sent waits until the player acts, or the line is tried again. */
  isCutOff: boolean;
  actFailure: 'offline' | 'failed' | null;
  /** The pause, or its end, that another tab of this play asked for, until it is known how things stand. */
  pauseElsewhere: boolean | null;
  /** The last number given to a move or a load. */
  lastNumber: number;

  screen: Screen;
}

export type SessionEvent =
  /** The page of the play is opened, or opened again after a failure. */
  | { type: 'opened' }
  /** The player begins a new play. */
  | { type: 'restarted' }
  /** The player acts. `at` in all events: this browser's clock. */
  | { type: 'pressed'; action: Action<OpaqueName>; at: number }
  /** The player waits no more for the moves under way. */
  | { type: 'calledOff' }
  /** The call under way has got so far. */
  | { type: 'late' | 'arriving'; number: number }
  | { type: 'answered'; number: number; answer: ActAnswer; at: number }
  /** The view as it is now (T3), loaded. */
  | { type: 'viewed'; number: number; started: StartedPlay; at: number }
  /** A move or a load got no answer, or was refused. */
  | { type: 'failed'; number: number; failure: PlayFailure; at: number }
  /** A change by another seat (T4). */
  | { type: 'heard'; change: ViewChange; events: PlayEvents; at: number }
  /** Another tab of this play has acted. */
  | { type: 'refreshed' }
  /** Another tab of this play asked for a pause, or its end. */
  | { type: 'pausedElsewhere'; isPaused: boolean; at: number }
  /** What is read was closed. */
  | { type: 'closed' }
  /** A lock that opened has left the screen: the room below it is seen. */
  | { type: 'uncovered' }
  /** The player changed something beside the play, such as which help is open. */
  | { type: 'arranged'; screen: Partial<Screen> };

export type SessionEffect =
  /** Asks the judge for a move. `isRetry`: the last call got no answer, so one attempt tells whether the line is back. */
  | { type: 'send'; number: number; sequence: number; action: Action<OpaqueName>; isRetry: boolean }
  /** Asks the judge for the view as it is now. */
  | { type: 'load'; number: number }
  /** Keeps in this browser how far the play has got. */
  | { type: 'keep'; view: PlayerView }
  /** Forgets the play in this browser, so that the next load begins a new one. */
  | { type: 'forget' }
  /** Tells listeners what came about. */
  | { type: 'announce'; events: PlayEvents }
  /** Tells those who show it in the room, which is seen now. `hadLock`: a lock was in front of it until now. */
  | { type: 'show'; events: PlayEvents; hadLock: boolean };

export interface PlayStep {
  session: PlaySession;
  effects: readonly SessionEffect[];
}

/** What nothing may be seen of in a pause (P2). */
export const COVERED = {
  background: null,
  scene: null,
  places: [],
  canGoBack: false,
  items: [],
  inventory: [],
  selected: null,
  journal: [],
} satisfies Partial<PlayerView>;

const BLANK_VIEW: PlayerView = {
  ...COVERED,
  isStarted: false,
  isPaused: false,
  isGameOver: false,
  isEscaped: false,
  roomName: '',
  introduction: '',
  timeLimit: 0,
  timeAllowance: 'standard',
  imageUrl: '',
  creator: '',
  language: '',
  ending: null,
  elapsed: 0,
  pausedFor: 0,
  hints: 0,
};

/** Before a play is opened. */
export const NEW_SESSION: PlaySession = {
  phase: 'opening',
  failure: null,
  board: 0,
  playerId: '',
  wasRunning: false,
  view: BLANK_VIEW,
  sequence: 0,
  viewBeforePause: null,
  time: 0,
  answeredAt: 0,
  labels: {},
  remembered: {},
  sent: [],
  call: null,
  reload: null,
  isCutOff: false,
  actFailure: null,
  pauseElsewhere: null,
  lastNumber: 0,
  screen: BLANK_SCREEN,
};
