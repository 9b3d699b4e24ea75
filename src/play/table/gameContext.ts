import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { GameStatus } from '../../../core/play/model.ts';
import type { GameplayState, GameplayStore } from '../session/gameplayStore.ts';
import type { GameStatusStore } from '../session/gameStatusStore.ts';

export interface Game {
  gameplay: GameplayStore;
  gameStatus: GameStatusStore;
}

/** The play shared by the parts of a screen. */
export const GameContext = createContext<Game | null>(null);

/** True while the clock has not started, since the room is still loading. */
export const ClockHeld = createContext(false);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('useGame needs <GameContext.Provider> above it.');
  return game;
}

export function useGameplay<Part>(select: (state: GameplayState) => Part): Part {
  return useStore(useGame().gameplay, select);
}

export function useGameStatus<Part>(select: (state: GameStatus) => Part): Part {
  return useStore(useGame().gameStatus, select);
}
