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
import { createRepeatGuard } from './repeatGuard.ts';
import type { Help, Screen } from './screen.ts';

/** An inventory entry used on an item. */
interface EntryUse {
  entry: OpaqueName;
  on: OpaqueName;
}

export interface GameplayState extends GameplayData {
  open: () => Promise<void>;
  /** Starts the clock, by the room's own limit or with more time (P15). */
  start: (timeAllowance?: TimeAllowance) => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  click: (item: OpaqueName) => Promise<void>;
  enterPassword: (password: string) => Promise<void>;
  /** Selects an inventory entry, or deselects it if it is selected. */
  selectEntry: (entry: OpaqueName) => Promise<void>;
  /** Selects none. */
  deselect: () => Promise<void>;
  useEntry: (use: EntryUse) => Promise<void>;
  /** To a scene that was entered before (N3). */
  go: (scene: OpaqueName) => Promise<void>;
  /** Out of a close-up, to where it was entered from (N3). */
  back: () => Promise<void>;
  /** Asks the judge how things stand, unless it is being asked: an action that got no answer goes first. */
  poll: () => Promise<void>;
  /** The player waits no more for the answer under way: what it brings about is shown in the room, and lays nothing over it. */
  callOff: () => void;
  /** Asks how things stand without an action, as another tab of this play has taken one. */
  refresh: () => Promise<void>;
  /** Shows a pause that another tab of this play asks for, or its end, until it is known how things stand. */
  followPause: (isPaused: boolean) => void;
  /** Gives the player's record a name (P17); returns it as it is shown. @throws BackendError */
  nameRecord: (username: string) => Promise<string>;
  /** Asks for the next rung of what is to be done next (P16). */
  askHint: () => Promise<void>;
  /** Puts away what is read; what waited behind it comes. */
  closeDialog: () => void;
  dismissCaptions: () => void;
  /** Opens the hints or the journal; null closes either. */
  setHelp: (help: Help | null) => void;
  /** Lays an entry of what can be looked at again on top. */
  setPaper: (paper: number) => void;
  /** Has it read beside locks, or no longer. */
  setPinned: (isPinned: boolean) => void;
  /** Rings and names all that can be clicked, or stops that. */
  setLooking: (isLooking: boolean) => void;
  setTarget: (item: OpaqueName | null) => void;
  /** A lock that opened has been put away: what came about below it is seen, the door of the way out too. */
  showRoom: () => void;
  /** Has the end told, instead of the open door, or of the room at night. */
  leaveRoom: () => void;
  /** Looks for rooms to be played next. */
  recommend: () => Promise<void>;
  /** Forgets this play and opens a new one. */
  playAgain: () => Promise<void>;
  subscribeEvents: (listener: EventListener) => () => void;
  /** As `subscribeEvents`, but told of what a lock in the hand brought about once that has been put away. */
  subscribeSights: (listener: SightListener) => () => void;
  /** Asked before an answer is shown what has to arrive first. */
  subscribeBeforeShown: (hook: BeforeShown) => () => void;
}

export interface GameplayDeps extends Pick<PlayRunnerDeps, 'judge' | 'resendDelays'> {
  /** Rooms to be played after this one; none in preview. */
  findRecommended?: () => Promise<readonly SummaryEntry[]>;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/** One play as the screen sees it: the state follows from the session of `stepPlay`, the actions are its events. */
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
      ...createSetters(arrange),
      closeDialog: () => dispatch({ type: 'closed' }),
      showRoom: () => dispatch({ type: 'uncovered' }),
      callOff: () => dispatch({ type: 'calledOff' }),
      followPause: (isPaused) => dispatch({ type: 'pausedElsewhere', isPaused, at: now() }),
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

function createSetters(arrange: (screen: Partial<Screen>) => void) {
  return {
    dismissCaptions: () => arrange({ captions: [] }),
    setHelp: (help: Help | null) => arrange({ help }),
    setPaper: (paper: number) => arrange({ paper }),
    setPinned: (isPinned: boolean) => arrange({ isPinned }),
    setLooking: (isLooking: boolean) => arrange({ isLooking }),
    setTarget: (targetId: OpaqueName | null) => arrange({ targetId }),
    leaveRoom: () => arrange({ wayOut: null, isTimeUp: false }),
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
