import type { PlayerView } from '../../../core/play/view/playerView.ts';
import type { Move } from './createActing.ts';
import { type GameplayData, itemsOfView, labelsOf, stateOfView } from './gameplayState.ts';
import type { GameStatusStore } from './gameStatusStore.ts';
import { Pausing } from './pausing.ts';

interface ShowingDeps {
  get: () => GameplayData;
  set: (state: Partial<GameplayData>) => void;
  now: () => number;
  gameStatus: GameStatusStore;
}

/** Shows the judge's views, and a pause ahead of them. */
export function createShowing({ get, set, now, gameStatus }: ShowingDeps) {
  const pausing = new Pausing();
  /** The room as last shown: while a judge answers with the very same, the stage has nothing to draw. */
  let shownItems: PlayerView['items'] | null = null;

  function show(view: PlayerView) {
    gameStatus.getState().follow(view);
    if (view.items !== shownItems) set(itemsOfView(view));
    shownItems = view.items;
    set({ ...stateOfView(view), labels: { ...get().labels, ...labelsOf(view) }, answeredAt: now() });
  }

  /** The judge has not told the time, which this browser counts until then. */
  function showAhead() {
    const { isStarted, isPaused } = gameStatus.getState();
    const { time, answeredAt } = get();
    const elapsed = time + (isStarted && !isPaused ? now() - answeredAt : 0);
    if (pausing.view) show({ ...pausing.view, elapsed });
    set({ captions: [] });
  }

  return {
    applyView: (view: PlayerView) => {
      pausing.hear(view);
      show(pausing.view ?? view);
    },
    /** Shows what a press on pause or resume asks for; answers how that is undone, and null for other actions. */
    pauseAhead: ({ action, number }: Pick<Move, 'action' | 'number'>): (() => void) | null => {
      if (action.type !== 'pause' && action.type !== 'resume') return null;
      const isPaused = action.type === 'pause';
      pausing.ask(isPaused, number);
      showAhead();
      set({ pauseAhead: isPaused });
      return () => {
        if (!pausing.settle(number)) return;
        showAhead();
        set({ pauseAhead: null });
      };
    },
    /** The same, asked for in another tab, whatever lies over the room here. */
    followPause: (isPaused: boolean) => {
      pausing.ask(isPaused);
      showAhead();
      set({ dialog: null, unread: [] });
    },
    /** An action has its answer. */
    settle: (number: number) => {
      if (pausing.settle(number)) set({ pauseAhead: null });
    },
    /** The judge was asked how things stand. */
    settleAll: () => {
      pausing.settleAll();
      set({ pauseAhead: null });
    },
    /** Another play is opened. */
    forget: () => {
      pausing.forget();
      shownItems = null;
    },
  };
}
