import { describe, expect, it } from 'vitest';
import { createGameStatusStore } from './gameStatusStore.ts';

const flags = (store: ReturnType<typeof createGameStatusStore>) => {
  const { isStarted, isPaused, isGameOver, isEscaped } = store.getState();
  return { isStarted, isPaused, isGameOver, isEscaped };
};

describe('game status (SPEC §4)', () => {
  it('start sets started and unpaused', () => {
    const store = createGameStatusStore();
    store.getState().pause();
    store.getState().start();
    expect(flags(store)).toEqual({ isStarted: true, isPaused: false, isGameOver: false, isEscaped: false });
  });

  it('pause and resume toggle paused', () => {
    const store = createGameStatusStore();
    store.getState().start();
    store.getState().pause();
    expect(store.getState().isPaused).toBe(true);
    store.getState().resume();
    expect(store.getState().isPaused).toBe(false);
  });

  it('game over clears paused and sets game over', () => {
    const store = createGameStatusStore();
    store.getState().start();
    store.getState().pause();
    store.getState().endGame();
    expect(flags(store)).toEqual({ isStarted: true, isPaused: false, isGameOver: true, isEscaped: false });
  });

  it('an escape sets escaped, and reset returns all four flags to false', () => {
    const store = createGameStatusStore();
    store.getState().start();
    store.getState().escape();
    expect(store.getState().isEscaped).toBe(true);
    store.getState().reset();
    expect(Object.values(flags(store))).toEqual([false, false, false, false]);
  });
});
