import type { HeardChange } from '../../../core/calls/pieces/party.ts';
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
  /** For the player; SPEC §5's texts where it has them. */
  message: string;
}

/** An action of this tab without a response yet. */
export interface Move {
  action: Action<OpaqueName>;
  /** Grows with every move and load of this tab, across plays, so that a late response matches nothing. */
  number: number;
  /**
   * The predicted events already shown, since the last click on that item did the same; null where only the
   * judge knows.
   */
  predicted: PlayEvents | null;
  /** True for an entry shown as selected before the response. */
  isSelectedAtOnce: boolean;
  /** True if the player cancelled waiting; the response then opens no dialog. */
  isInBackground: boolean;
}

/** The one call to the judge under way. */
interface Call {
  /** `move`: the first one in `sent`. `load`: the current view. */
  type: 'move' | 'load';
  number: number;
  /**
   * `late`: it takes so long that the player is told. `arriving`: the response is here, but an animation,
   * such as a key's flight, has to end before it is shown.
   */
  progress: 'asked' | 'late' | 'arriving';
}

/** A change of a party's play, as this seat gets it (T4, T11). */
export interface Told extends HeardChange {
  /** Null for what this seat did itself: the judge's answer has it. */
  change: ViewChange | null;
}

/** How much of a party's changes this tab knows (T3). */
export interface PartyProgress {
  /** The play's number that `view` shows. */
  number: number;
  /** This tab has got every change up to this number. */
  heardTo: number;
  /** Changes that cannot be shown yet, since one before them is missing. */
  held: readonly Told[];
  /** The last changes that others made, oldest first. */
  news: readonly HeardChange[];
}

/** One play as the player's browser knows it. Immutable; only `stepPlay` creates new ones. */
export interface PlaySession {
  phase: 'opening' | 'failed' | 'open';
  /** Set in the phase `failed`. */
  failure: PlayFailure | null;
  board: number;
  playerId: string;
  /** Whether the play was already running when it was opened, as after a reload; until the next response. */
  wasRunning: boolean;

  /** The judge's last view. */
  view: PlayerView;
  /** The number of the last action that the judge accepted. */
  sequence: number;
  /**
   * The view before the pause that `view` is in; null outside a pause, or if the play was opened during it.
   */
  viewBeforePause: PlayerView | null;
  /** Milliseconds played at the time `answeredAt` of this browser's clock. */
  time: number;
  answeredAt: number;
  /** Names of every item and scene seen so far, including used-up keys. */
  labels: Readonly<Record<OpaqueName, string>>;
  /** The last click's events by item, where the next click will do the same. */
  remembered: RememberedEvents;

  /** Moves without a response, oldest first. Only the first one may have reached the judge. */
  sent: readonly Move[];
  call: Call | null;
  /**
   * Why the view must be loaded before the next move is sent: the play opens, another tab acted, or the judge
   * expected another number.
   */
  reload: 'opening' | 'refresh' | 'conflict' | null;
  /** The last call got no response. Moves wait until the player acts or the connection is tried again. */
  isCutOff: boolean;
  actFailure: 'offline' | 'failed' | null;
  /** The pause or resume that another tab asked for, until the judge's state is loaded. */
  pauseElsewhere: boolean | null;
  /** The last number given to a move or a load. */
  lastNumber: number;

  /** Null in a play of one player, and before a party's play is opened. */
  party: PartyProgress | null;

  screen: Screen;
}

export type SessionEvent =
  /** The play's page is opened, or opened again after a failure. */
  | { type: 'opened' }
  /** The player begins a new play. */
  | { type: 'restarted' }
  /** The player acts. `at` in all events: this browser's clock. */
  | { type: 'pressed'; action: Action<OpaqueName>; at: number }
  /** The player cancels waiting for the moves under way. */
  | { type: 'waitingStopped' }
  /** The call under way has progressed. */
  | { type: 'late' | 'arriving'; number: number }
  | { type: 'answered'; number: number; answer: ActAnswer; at: number }
  /** The current view is loaded (T3). */
  | { type: 'viewed'; number: number; started: StartedPlay; at: number }
  /** A move or a load got no response, or was refused. */
  | { type: 'failed'; number: number; failure: PlayFailure; at: number }
  /** A change came over the live channel (T4); only in a party. */
  | { type: 'heard'; told: Told; at: number }
  /** Another tab of this play has acted. */
  | { type: 'refreshed' }
  /** Another tab of this play asked for a pause or its end. */
  | { type: 'pausedElsewhere'; isPaused: boolean; at: number }
  /** The player closed the dialog. */
  | { type: 'closed' }
  /** An unlocked lock has left the screen: the room is visible again. */
  | { type: 'uncovered' }
  /** The player changed something beside the play, such as the open help. */
  | { type: 'arranged'; screen: Partial<Screen> };

export type SessionEffect =
  /** Sends a move to the judge. `isRetry`: the last call got no response, so only one attempt is made. */
  | { type: 'send'; number: number; sequence: number; action: Action<OpaqueName>; isRetry: boolean }
  /** Loads the current view from the judge. */
  | { type: 'load'; number: number }
  /** Stores in this browser how far the play has got. */
  | { type: 'keep'; view: PlayerView }
  /** Forgets the play in this browser, so that the next load begins a new one. */
  | { type: 'forget' }
  /** Notifies listeners of events. */
  | { type: 'announce'; events: PlayEvents }
  /**
   * Notifies those who show events in the room, now that it is visible. `hadLock`: a lock covered it until
   * now.
   */
  | { type: 'show'; events: PlayEvents; hadLock: boolean };

export interface PlayStep {
  session: PlaySession;
  effects: readonly SessionEffect[];
}

/** The parts of a view that are hidden in a pause (P2). */
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

/** The session before a play is opened. */
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
  party: null,
  screen: BLANK_SCREEN,
};
