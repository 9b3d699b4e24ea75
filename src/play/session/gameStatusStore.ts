import { createStore } from 'zustand/vanilla';
import type { GameStatus } from '../../../core/play/model.ts';

export interface GameStatusState extends GameStatus {
  start: () => void;
  pause: () => void;
  resume: () => void;
  endGame: () => void;
  escape: () => void;
  reset: () => void;
  /** Comes to the judge's flags, which win over what this browser thinks, by the steps above. */
  follow: (status: GameStatus) => void;
}

const NOT_STARTED: GameStatus = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };

/** The four flags of SPEC §4 "Game status". */
export function createGameStatusStore() {
  return createStore<GameStatusState>((set, get) => ({
    ...NOT_STARTED,
    start: () => set({ isStarted: true, isPaused: false }),
    pause: () => set({ isPaused: true }),
    resume: () => set({ isPaused: false }),
    endGame: () => set({ isPaused: false, isGameOver: true }),
    escape: () => set({ isEscaped: true }),
    reset: () => set(NOT_STARTED),
    follow: (status) => {
      if (isAnotherPlay(get(), status)) get().reset();
      const { isStarted, isPaused, isGameOver, isEscaped, ...steps } = get();
      if (status.isStarted && !isStarted) steps.start();
      if (status.isPaused && !isPaused) steps.pause();
      if (!status.isPaused && isPaused) steps.resume();
      if (status.isGameOver && !isGameOver) steps.endGame();
      if (status.isEscaped && !isEscaped) steps.escape();
    },
  }));
}

/** No step leads back before the start, or out of an ending. */
function isAnotherPlay(before: GameStatus, now: GameStatus): boolean {
  return (
    (before.isStarted && !now.isStarted) ||
    (before.isGameOver && !now.isGameOver) ||
    (before.isEscaped && !now.isEscaped)
  );
}

export type GameStatusStore = ReturnType<typeof createGameStatusStore>;
