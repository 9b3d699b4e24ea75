import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action, Message, OpaqueName, PlayEvent } from '../../core/play/model.ts';
import type { PlayerView, ViewEntry, ViewItem } from '../../core/play/playerView.ts';
import type { Background } from '../../core/room/model.ts';
import type { GameStatusStore } from './gameStatusStore.ts';
import { type ActOutcome, BackendError, type PlayPort } from './ports.ts';

export type PasswordError = { type: 'wrong' } | { type: 'closed'; until: number };

/** What lies over the room, waiting for the player. */
export type GameDialog =
  | { type: 'message'; item: OpaqueName; message: Message }
  | { type: 'password'; item: OpaqueName; message: Message | null; error: PasswordError | null };

/** SPEC §3 "Gameplay state", with what the screen needs beside it. */
export interface GameplayState {
  phase: 'opening' | 'failed' | 'open';
  /** Fit for the player, set with `failed`. */
  failure: string | null;
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  creator: string;
  imageUrl: string;
  background: Background | null;
  items: Readonly<Record<OpaqueName, ViewItem>>;
  /** Back to front. */
  itemOrder: readonly OpaqueName[];
  inventory: readonly ViewEntry[];
  /** Milliseconds played when the last answer came, without pauses. */
  time: number;
  /** When that answer came, by this browser's clock. */
  timeSeenAt: number;
  /** The inventory entry in the player's hand. */
  selectedTool: OpaqueName | null;
  /** The item to look at next, once the player asks for a hint. */
  recommended: OpaqueName | null;
  version: number;
  dialog: GameDialog | null;
  /** What the last action brought about. */
  lastEvents: readonly PlayEvent<OpaqueName>[];
  /** What every item seen so far is called; used-up keys keep their names. */
  labels: Readonly<Record<OpaqueName, string>>;
  /** The item under an inventory entry being dragged. */
  targetId: OpaqueName | null;
  isActing: boolean;
  actFailure: 'offline' | 'failed' | null;
  open: () => Promise<void>;
  start: (username: string) => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  click: (item: OpaqueName) => Promise<void>;
  enterPassword: (password: string) => Promise<void>;
  select: (item: OpaqueName | null) => Promise<void>;
  useEntry: (item: OpaqueName, on: OpaqueName) => Promise<void>;
  /** Asks the judge whether the time is up. */
  tick: () => Promise<void>;
  closeDialog: () => void;
  setTarget: (item: OpaqueName | null) => void;
  /** Forgets this play and opens a new one. */
  playAgain: () => Promise<void>;
  subscribeEvents: (listener: EventListener) => () => void;
}

type EventListener = (events: readonly PlayEvent<OpaqueName>[]) => void;

export interface GameplayDeps {
  play: PlayPort;
  gameStatus: GameStatusStore;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

const NOTHING_SEEN = {
  phase: 'opening' as const,
  failure: null,
  roomName: '',
  introduction: '',
  timeLimit: 0,
  creator: '',
  imageUrl: '',
  background: null,
  items: {},
  itemOrder: [],
  inventory: [],
  time: 0,
  timeSeenAt: 0,
  selectedTool: null,
  recommended: null,
  version: 0,
  dialog: null,
  lastEvents: [],
  labels: {},
  targetId: null,
  isActing: false,
  actFailure: null,
};

/** One play as the screen sees it. The judge behind `play` decides everything; this store only shows its answers. */
export function createGameplayStore({ play, gameStatus, now = () => performance.now() }: GameplayDeps) {
  const listeners = new Set<EventListener>();
  // One action at a time and in order: the judge counts them.
  let queue: Promise<void> = Promise.resolve();

  return createStore<GameplayState>((set, get) => {
    function see(view: PlayerView) {
      gameStatus.getState().follow(view);
      set({ ...stateOfView(view), labels: { ...get().labels, ...labelsOf(view) }, timeSeenAt: now() });
    }

    function takeOutcome({ view, events }: ActOutcome) {
      see(view);
      set({ lastEvents: events, dialog: nextDialog(get().dialog, events, now()), actFailure: null });
      for (const listener of listeners) listener(events);
    }

    function act(action: Action, username?: string): Promise<void> {
      const turn = queue.then(() => takeTurn(set, () => play.act(action, username), takeOutcome));
      queue = turn;
      return turn;
    }

    async function open() {
      set(NOTHING_SEEN);
      try {
        const { view, version } = await play.open();
        see(view);
        set({ phase: 'open', version });
      } catch (error) {
        set({ phase: 'failed', failure: error instanceof BackendError ? error.message : null });
      }
    }

    return {
      ...NOTHING_SEEN,
      open,
      start: (username) => act({ type: 'start' }, username),
      pause: () => act({ type: 'pause' }),
      resume: () => act({ type: 'resume' }),
      click: (item) => act({ type: 'click', item }),
      enterPassword: async (password) => {
        const { dialog } = get();
        if (dialog?.type === 'password') await act({ type: 'enterPassword', item: dialog.item, password });
      },
      select: (item) => act({ type: 'select', item }),
      useEntry: (item, on) => act({ type: 'useItem', item, on }),
      tick: () => act({ type: 'tick' }),
      closeDialog: () => set({ dialog: null }),
      setTarget: (targetId) => set({ targetId }),
      playAgain: async () => {
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

async function takeTurn(
  set: StoreApi<GameplayState>['setState'],
  ask: () => Promise<ActOutcome>,
  takeOutcome: (outcome: ActOutcome) => void,
) {
  set({ isActing: true });
  try {
    takeOutcome(await ask());
  } catch (error) {
    const isOffline = error instanceof BackendError && error.code === 'offline';
    set({ actFailure: isOffline ? 'offline' : 'failed' });
  } finally {
    set({ isActing: false });
  }
}

function stateOfView(view: PlayerView) {
  return {
    roomName: view.roomName,
    introduction: view.introduction,
    timeLimit: view.timeLimit,
    creator: view.creator,
    imageUrl: view.imageUrl,
    background: view.background,
    items: Object.fromEntries(view.items.map((item) => [item.name, item])),
    itemOrder: view.items.map((item) => item.name),
    inventory: view.inventory,
    selectedTool: view.selected,
    time: view.elapsed,
  };
}

function labelsOf(view: PlayerView): Record<OpaqueName, string> {
  return Object.fromEntries([...view.items, ...view.inventory].map(({ name, label }) => [name, label]));
}

/** The dialog after an action: a wrong code keeps its entry open, an opened lock closes it, the last message stays on top. */
function nextDialog(
  dialog: GameDialog | null,
  events: readonly PlayEvent<OpaqueName>[],
  moment: number,
): GameDialog | null {
  return events.reduce<GameDialog | null>((open, event) => {
    switch (event.type) {
      case 'message':
        return { type: 'message', item: event.item, message: event.message };
      case 'lockedByItem':
        return event.message ? { type: 'message', item: event.item, message: event.message } : open;
      case 'passwordAsked':
        return { type: 'password', item: event.item, message: event.message, error: null };
      case 'passwordWrong':
        return withError(open, { type: 'wrong' });
      case 'lockClosed':
        return withError(open, { type: 'closed', until: moment + event.wait });
      case 'unlocked':
      case 'escaped':
      case 'gameOver':
      case 'paused':
        return null;
      default:
        return open;
    }
  }, dialog);
}

function withError(dialog: GameDialog | null, error: PasswordError): GameDialog | null {
  return dialog?.type === 'password' ? { ...dialog, error } : dialog;
}
