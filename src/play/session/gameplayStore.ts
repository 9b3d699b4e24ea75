import { createStore } from 'zustand/vanilla';
import type { Action } from '../../../core/play/model.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import {
  type BeforeShown,
  createPlayRunner,
  type EventListener,
  type PlayRunner,
  type PlayRunnerDeps,
  type SightListener,
} from './createPlayRunner.ts';
import { type GameplayData, gameplayOf } from './gameplayData.ts';
import type { Told } from './playSession.ts';
import { createRepeatGuard } from './repeatGuard.ts';
import type { Help, Screen } from './screen.ts';

/** An inventory entry used on an item. */
interface EntryUse {
  entry: OpaqueName;
  on: OpaqueName;
}

export interface GameplayState extends GameplayData {
  open: () => Promise<void>;
  /** Starts the clock, with the room's own limit or more time (P15). */
  start: (timeAllowance?: TimeAllowance) => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  click: (item: OpaqueName) => Promise<void>;
  enterPassword: (password: string) => Promise<void>;
  /** Selects an inventory entry, or deselects it if it is selected. */
  selectEntry: (entry: OpaqueName) => Promise<void>;
  /** Deselects the entry. */
  deselect: () => Promise<void>;
  useEntry: (use: EntryUse) => Promise<void>;
  /** Goes to a scene entered before (N3). */
  go: (scene: OpaqueName) => Promise<void>;
  /** Leaves a close-up for where it was entered from (N3). */
  back: () => Promise<void>;
  /** Asks the judge for the current state, unless a call is under way; an unanswered action is sent first. */
  poll: () => Promise<void>;
  /** Stops waiting for the response under way: its effects are shown in the room, but no dialog opens. */
  stopWaiting: () => void;
  /** Loads the current state without an action, since another tab of this play has acted. */
  refresh: () => Promise<void>;
  /** Shows a pause or resume asked for in another tab of this play, until the judge's state is loaded. */
  followPause: (isPaused: boolean) => void;
  /** In a party: handles a change that came over the live channel (T4). */
  hear: (told: Told) => void;
  /** Names the player's record (P17); returns the name as it is shown. @throws BackendError */
  nameRecord: (username: string) => Promise<string>;
  /** Asks for the next rung of hints (P16). */
  askHint: () => Promise<void>;
  /** Closes the dialog; the next waiting one opens. */
  closeDialog: () => void;
  /** Puts captions and news away. */
  dismissWords: () => void;
  /** Opens the hints or the journal; null closes either. */
  setHelp: (help: Help | null) => void;
  /** Puts a journal entry on top of the papers. */
  setPaper: (paper: number) => void;
  /** Shows or hides the paper beside locks. */
  setPinned: (isPinned: boolean) => void;
  /** Rings and names everything that can be clicked, or stops that. */
  setHighlighting: (isHighlighting: boolean) => void;
  setTarget: (item: OpaqueName | null) => void;
  /**
   * Called when an unlocked lock leaves the screen: events in the room below it are now shown, including the
   * opened door.
   */
  showRoom: () => void;
  /** Replaces the open door, or the room at night, with the end screen. */
  leaveRoom: () => void;
  /** Loads suggested rooms. */
  recommend: () => Promise<void>;
  /** Ends this play and opens a new one. */
  playAgain: () => Promise<void>;
  subscribeEvents: (listener: EventListener) => () => void;
  /** Like `subscribeEvents`, but events of a lock on the screen come once that has left. */
  subscribeSights: (listener: SightListener) => () => void;
  /** Adds a hook that may delay showing a response. */
  subscribeBeforeShown: (hook: BeforeShown) => () => void;
}

export interface GameplayDeps extends Pick<PlayRunnerDeps, 'judge' | 'step' | 'resendDelays'> {
  /** Suggested rooms; none in preview. */
  findRecommended?: () => Promise<readonly SummaryEntry[]>;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/**
 * One play as the screens see it. The state is derived from the session of `stepPlay`; the actions dispatch
 * its events.
 */
export function createGameplayStore({
  findRecommended = async () => [],
  now = () => performance.now(),
  ...deps
}: GameplayDeps) {
  const isRepeat = createRepeatGuard(now);
  return createStore<GameplayState>((set, get) => {
    const runner = createPlayRunner({ ...deps, now, onStep: (session) => set(gameplayOf(session)) });
    const { dispatch, subscribeEvents, subscribeSights, subscribeBeforeShown } = runner;
    const arrange = (screen: Partial<Screen>) => dispatch({ type: 'arranged', screen });
    return {
      ...gameplayOf(runner.session()),
      ...createActions(runner, get, isRepeat),
      ...createSetters(arrange, get),
      closeDialog: () => dispatch({ type: 'closed' }),
      showRoom: () => dispatch({ type: 'uncovered' }),
      stopWaiting: () => dispatch({ type: 'waitingStopped' }),
      followPause: (isPaused) => dispatch({ type: 'pausedElsewhere', isPaused, at: now() }),
      hear: (told) => dispatch({ type: 'heard', told, at: now() }),
      recommend: async () => {
        try {
          arrange({ recommended: await findRecommended() });
        } catch (error) {
          console.error('No rooms could be recommended.', error);
        }
      },
      subscribeEvents,
      subscribeSights,
      subscribeBeforeShown,
    };
  });
}

export type GameplayStore = ReturnType<typeof createGameplayStore>;

function createSetters(arrange: (screen: Partial<Screen>) => void, get: () => GameplayState) {
  return {
    dismissWords: () => {
      const { captions, lastEvents, putAway } = get();
      if (captions.length > 0 || putAway !== lastEvents) arrange({ captions: [], putAway: lastEvents });
    },
    setHelp: (help: Help | null) => arrange({ help }),
    setPaper: (paper: number) => arrange({ paper }),
    setPinned: (isPinned: boolean) => arrange({ isPinned }),
    setHighlighting: (isHighlighting: boolean) =>
      arrange({ isHighlighting, ...(isHighlighting && { highlightedAfter: get().lastEvents }) }),
    setTarget: (targetId: OpaqueName | null) => arrange({ targetId }),
    leaveRoom: () => arrange({ exit: null, isTimeUp: false }),
  };
}

function createActions(
  { act, load, nameRecord }: PlayRunner,
  get: () => GameplayState,
  isRepeat: (key: string) => boolean,
) {
  async function once(action: Action<OpaqueName>, key = JSON.stringify(action)) {
    if (!isRepeat(key)) await act(action);
  }
  return {
    open: () => load('opened'),
    playAgain: async () => {
      if (get().phase !== 'opening') await load('restarted');
    },
    refresh: () => load('refreshed'),
    nameRecord,
    start: (timeAllowance?: TimeAllowance) => act({ type: 'start', ...(timeAllowance && { timeAllowance }) }),
    pause: () => once({ type: 'pause' }),
    resume: () => once({ type: 'resume' }),
    click: (item: OpaqueName) => once({ type: 'click', item }),
    enterPassword: async (password: string) => {
      const { dialog } = get();
      if (dialog?.type !== 'password') return;
      await once({ type: 'enterPassword', item: dialog.item, password });
    },
    selectEntry: (entry: OpaqueName) =>
      once({ type: 'select', item: get().selectedTool === entry ? null : entry }, entry),
    deselect: () => once({ type: 'select', item: null }),
    useEntry: ({ entry: item, on }: EntryUse) => once({ type: 'useItem', item, on }),
    go: (scene: OpaqueName) => once({ type: 'go', scene }),
    back: async () => {
      if (get().canGoBack) await once({ type: 'back' });
    },
    askHint: () => once({ type: 'askHint' }),
    poll: async () => {
      if (!get().isActing) await act({ type: 'tick' });
    },
  };
}
