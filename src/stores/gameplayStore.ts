import { createStore, type StoreApi } from 'zustand/vanilla';
import { createSerialQueue } from '../../core/createSerialQueue.ts';
import type { Action } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/opaqueName.ts';
import type { PlayerView } from '../../core/play/playerView.ts';
import { failureCode } from './failure.ts';
import { nextDialog } from './gameplay/gameDialog.ts';
import {
  type EventListener,
  type GameplayData,
  itemsOfView,
  labelsOf,
  NOTHING_SEEN,
  type PlayFailure,
  stateOfView,
} from './gameplay/gameplayState.ts';
import { createRepeatGuard } from './gameplay/repeatGuard.ts';
import type { GameStatusStore } from './gameStatusStore.ts';
import { type ActOutcome, BackendError, type PlayPort } from './ports.ts';

/** An inventory entry used on an item. */
interface EntryUse {
  entry: OpaqueName;
  on: OpaqueName;
}

export interface GameplayState extends GameplayData {
  open: () => Promise<void>;
  start: () => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  click: (item: OpaqueName) => Promise<void>;
  enterPassword: (password: string) => Promise<void>;
  /** Takes an inventory entry into the hand, or puts it back if it is there. */
  choose: (entry: OpaqueName) => Promise<void>;
  /** Empties the hand. */
  putBack: () => Promise<void>;
  useEntry: (use: EntryUse) => Promise<void>;
  /** Asks the judge how things stand, unless it is being asked: an action that got no answer goes first. */
  catchUp: () => Promise<void>;
  /** Looks how things stand without an action, as another tab of this play has taken one. */
  look: () => Promise<void>;
  /** Gives the player's record a name (P17); answers it as it is shown. @throws BackendError */
  nameRecord: (username: string) => Promise<string>;
  closeDialog: () => void;
  setTarget: (item: OpaqueName | null) => void;
  /** Forgets this play and opens a new one. */
  playAgain: () => Promise<void>;
  subscribeEvents: (listener: EventListener) => () => void;
}

export interface GameplayDeps {
  play: PlayPort;
  gameStatus: GameStatusStore;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/** One play as the screen sees it. The judge behind `play` decides everything; this store only shows its answers. */
export function createGameplayStore({ play, gameStatus, now = () => performance.now() }: GameplayDeps) {
  const listeners = new Set<EventListener>();
  const isRepeat = createRepeatGuard(now);
  return createStore<GameplayState>((set, get) => {
    /** The room as last seen: while a judge answers with the very same, the stage has nothing to draw. */
    let seen: PlayerView['items'] | null = null;

    function see(view: PlayerView) {
      gameStatus.getState().follow(view);
      if (view.items !== seen) set(itemsOfView(view));
      seen = view.items;
      set({ ...stateOfView(view), labels: { ...get().labels, ...labelsOf(view) }, timeSeenAt: now() });
    }

    function takeOutcome({ view, events }: ActOutcome) {
      see(view);
      const { dialog, turns } = get();
      set({
        lastEvents: events,
        dialog: nextDialog(dialog, events, now()),
        turns: turns + 1,
        isBack: false,
        actFailure: null,
      });
      for (const listener of listeners) listener(events);
    }

    async function open() {
      set(NOTHING_SEEN);
      seen = null;
      try {
        const { view, version, playerId } = await play.startPlay();
        see(view);
        set({ phase: 'open', version, playerId, isBack: view.isStarted });
      } catch (error) {
        set({ phase: 'failed', failure: failureOf(error) });
      }
    }

    const act = createActing(play, set, takeOutcome);
    return {
      ...NOTHING_SEEN,
      open,
      ...createActions(act, get, isRepeat),
      look: async () => {
        try {
          const { view } = await play.startPlay();
          see(view);
          set({ lastEvents: [], dialog: null });
        } catch (error) {
          console.error('How the play stands is not known.', error);
        }
      },
      nameRecord: (username) => play.nameRecord(username),
      closeDialog: () => set({ dialog: null }),
      setTarget: (targetId) => set({ targetId }),
      playAgain: async () => {
        if (get().phase === 'opening') return;
        play.reset();
        gameStatus.getState().reset();
        await open();
      },
      subscribeEvents: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  });
}

export type GameplayStore = ReturnType<typeof createGameplayStore>;

type Act = (action: Action<OpaqueName>) => Promise<void>;

function createActions(act: Act, get: () => GameplayState, isRepeat: (key: string) => boolean) {
  async function once(key: string, action: Action<OpaqueName>) {
    if (!isRepeat(key)) await act(action);
  }
  return {
    start: () => act({ type: 'start' }),
    pause: () => once('pause', { type: 'pause' }),
    resume: () => once('resume', { type: 'resume' }),
    click: (item: OpaqueName) => once(`click ${item}`, { type: 'click', item }),
    enterPassword: async (password: string) => {
      const { dialog } = get();
      if (dialog?.type !== 'password') return;
      await once(`enter ${password}`, { type: 'enterPassword', item: dialog.item, password });
    },
    choose: (entry: OpaqueName) =>
      once(`choose ${entry}`, { type: 'select', item: get().selectedTool === entry ? null : entry }),
    putBack: () => once('put back', { type: 'select', item: null }),
    useEntry: ({ entry: item, on }: EntryUse) => once(`use ${item} ${on}`, { type: 'useItem', item, on }),
    catchUp: async () => {
      if (!get().isActing) await act({ type: 'tick' });
    },
  };
}

/** One action at a time and in order: the judge counts them. */
function createActing(
  play: PlayPort,
  set: StoreApi<GameplayState>['setState'],
  takeOutcome: (outcome: ActOutcome) => void,
): Act {
  const enqueue = createSerialQueue();
  async function takeNext(action: Action<OpaqueName>) {
    set({ isActing: true });
    try {
      takeOutcome(await play.act(action));
    } catch (error) {
      if (failureCode(error) !== 'offline') console.error('An action was not taken.', error);
      set({ actFailure: failureCode(error) === 'offline' ? 'offline' : 'failed' });
    } finally {
      set({ isActing: false });
    }
  }
  return (action) => enqueue(() => takeNext(action));
}

function failureOf(error: unknown): PlayFailure {
  return { code: failureCode(error), message: error instanceof BackendError ? error.message : '' };
}
