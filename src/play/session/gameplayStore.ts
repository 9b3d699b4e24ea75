import { createStore } from 'zustand/vanilla';
import type { Action, PlayEvent } from '../../../core/play/model.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { createRounds } from '../../../core/util/createRounds.ts';
import type { ActOutcome, PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { failureOf } from '../../shared/store/failure.ts';
import type { Act, Move } from './createActing.ts';
import { createActingOfPlays } from './createActingOfPlays.ts';
import { createShowing } from './createShowing.ts';
import { createTelling } from './createTelling.ts';
import {
  type EventListener,
  type GameplayData,
  type Help,
  INITIAL_GAMEPLAY,
  type SightListener,
  type Usher,
} from './gameplayState.ts';
import type { GameStatusStore } from './gameStatusStore.ts';
import { createRepeatGuard } from './repeatGuard.ts';
import { foretell, forgetChanged, noteTold } from './retelling.ts';
import { takeInHand } from './takeInHand.ts';

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
  /** Gives the player's record a name (P17); answers it as it is shown. @throws BackendError */
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
  subscribeArrivals: (usher: Usher) => () => void;
}

export interface GameplayDeps {
  judge: PlayJudge;
  gameStatus: GameStatusStore;
  /** Rooms to be played after this one; none in preview. */
  findRecommended?: () => Promise<readonly SummaryEntry[]>;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/** One play as the screen sees it. The judge decides everything; this store only shows its answers. */
export function createGameplayStore({
  judge,
  gameStatus,
  findRecommended = async () => [],
  now = () => performance.now(),
}: GameplayDeps) {
  const isRepeat = createRepeatGuard(now);
  return createStore<GameplayState>((set, get) => {
    const telling = createTelling({ get, set, now });
    const showing = createShowing({ get, set, now, gameStatus });
    /** Begins anew with whatever is shown that no action of this tab brought about: an answer from before that is out of date. */
    const shownByOthers = createRounds();

    /** What a key opens, opens when the key is there. */
    async function takeOutcome(outcome: ActOutcome, move: Move) {
      const arrival = telling.arrival(outcome.events);
      const isLatest = shownByOthers.join();
      if (arrival) await arrival;
      if (isLatest()) showOutcome(outcome, move);
    }

    function showOutcome({ view, events, refusal }: ActOutcome, move: Move) {
      const { action, foretold, number, isCalledOff } = move;
      const before = get();
      showing.settle(number);
      showing.applyView(view);
      const told = action.type === 'click' ? noteTold(before, action.item, events) : before.told;
      set({
        told: forgetChanged(told, events),
        hasNoHint: refusal?.type === 'noHint',
        wasRunning: false,
        actFailure: null,
      });
      if (foretold && isSame(foretold, events)) return;
      takeBack({ action, foretold });
      telling.tell(events, !isCalledOff);
    }

    function takeBack({ action, foretold }: Pick<Move, 'action' | 'foretold'>) {
      if (foretold && action.type === 'click') telling.takeBack(action.item);
    }

    async function open() {
      acting.begin();
      set(INITIAL_GAMEPLAY);
      telling.forget();
      showing.forget();
      shownByOthers.begin();
      try {
        const { view, board, playerId } = await judge.startPlay();
        showing.applyView(view);
        set({ phase: 'open', board, playerId, wasRunning: view.isStarted });
      } catch (error) {
        set({ phase: 'failed', failure: failureOf(error) });
      }
    }

    const acting = createActingOfPlays({
      judge,
      set,
      foretell: (action) => (action.type === 'click' ? foretell(get(), action.item) : null),
      tell: telling.tell,
      showAhead: (move, { isAlone }) =>
        showing.pauseAhead(move) ?? (isAlone ? takeInHand({ get, set }, move.action) : null),
      takeOutcome,
      takeBack,
    });
    return {
      ...INITIAL_GAMEPLAY,
      open,
      ...createActions(acting.act, get, isRepeat),
      callOff: acting.callOff,
      refresh: async () => {
        try {
          const { view } = await judge.startPlay();
          shownByOthers.begin();
          showing.settleAll();
          showing.applyView(view);
          set({ lastEvents: [], dialog: null, unread: [], captions: [], isTimeUp: false });
        } catch (error) {
          console.error('How the play stands is not known.', error);
        }
      },
      followPause: showing.followPause,
      nameRecord: (username) => judge.nameRecord(username),
      recommend: async () => {
        try {
          set({ recommended: await findRecommended() });
        } catch (error) {
          console.error('No rooms could be recommended.', error);
        }
      },
      closeDialog: () => {
        const [dialog = null, ...unread] = get().unread;
        set({ dialog, unread });
      },
      ...createSetters(set),
      showRoom: () => {
        telling.uncover();
        const { wayOut } = get();
        if (wayOut) set({ wayOut: { ...wayOut, isShown: true } });
      },
      playAgain: async () => {
        if (get().phase === 'opening') return;
        judge.reset();
        gameStatus.getState().reset();
        await open();
      },
      ...telling.subscriptions,
    };
  });
}

export type GameplayStore = ReturnType<typeof createGameplayStore>;

function createSetters(set: (state: Partial<GameplayData>) => void) {
  return {
    dismissCaptions: () => set({ captions: [] }),
    setHelp: (help: Help | null) => set({ help }),
    setPaper: (paper: number) => set({ paper }),
    setPinned: (isPinned: boolean) => set({ isPinned }),
    setLooking: (isLooking: boolean) => set({ isLooking }),
    setTarget: (targetId: OpaqueName | null) => set({ targetId }),
    leaveRoom: () => set({ wayOut: null, isTimeUp: false }),
  };
}

function createActions(act: Act, get: () => GameplayState, isRepeat: (key: string) => boolean) {
  async function once(key: string, action: Action<OpaqueName>) {
    if (!isRepeat(key)) await act(action);
  }
  return {
    start: (timeAllowance?: TimeAllowance) => act({ type: 'start', ...(timeAllowance && { timeAllowance }) }),
    pause: () => once('pause', { type: 'pause' }),
    resume: () => once('resume', { type: 'resume' }),
    click: (item: OpaqueName) => once(`click ${item}`, { type: 'click', item }),
    enterPassword: async (password: string) => {
      const { dialog } = get();
      if (dialog?.type !== 'password') return;
      await once(`enter ${password}`, { type: 'enterPassword', item: dialog.item, password });
    },
    selectEntry: (entry: OpaqueName) =>
      once(`select ${entry}`, { type: 'select', item: get().selectedTool === entry ? null : entry }),
    deselect: () => once('deselect', { type: 'select', item: null }),
    useEntry: ({ entry: item, on }: EntryUse) => once(`use ${item} ${on}`, { type: 'useItem', item, on }),
    go: (scene: OpaqueName) => once(`go ${scene}`, { type: 'go', scene }),
    back: async () => {
      if (get().canGoBack) await once('back', { type: 'back' });
    },
    askHint: () => once('hint', { type: 'askHint' }),
    poll: async () => {
      if (!get().isActing) await act({ type: 'tick' });
    },
  };
}

/** Events are plain JSON, built field by field in one order. */
function isSame(one: readonly PlayEvent<OpaqueName>[], other: readonly PlayEvent<OpaqueName>[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
