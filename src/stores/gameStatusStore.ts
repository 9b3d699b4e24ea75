import { createStore } from 'zustand/vanilla';
import type { GameStatus } from '../../core/play/model.ts';

export interface GameStatusState extends GameStatus {
  start: () => void;
  pause: () => void;
  resume: () => void;
  endGame: () => void;
  escape: () => void;
  reset: () => void;
  /** Takes over the judge's flags: they win over what this browser thinks. */
  follow: (status: GameStatus) => void;
}

const NOT_STARTED: GameStatus = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };

/** The four flags of SPEC §4 "Game status". */
export function createGameStatusStore() {
  return createStore<GameStatusState>((set) => ({
    ...NOT_STARTED,
    start: () => set({ isStarted: true, isPaused: false }),
    pause: () => set({ isPaused: true }),
    resume: () => set({ isPaused: false }),
    endGame: () => set({ isPaused: false, isGameOver: true }),
    escape: () => set({ isEscaped: true }),
    reset: () => set(NOT_STARTED),
    follow: ({ isStarted, isPaused, isGameOver, isEscaped }) =>
      set({ isStarted, isPaused, isGameOver, isEscaped }),
  }));
}

export type GameStatusStore = ReturnType<typeof createGameStatusStore>;
