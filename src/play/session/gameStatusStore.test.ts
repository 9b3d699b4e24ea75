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

  it('follows the judge from any state of a play to any other, also of another play', () => {
    const idle = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };
    const running = { ...idle, isStarted: true };
    const states = [
      idle,
      running,
      { ...running, isPaused: true },
      { ...running, isGameOver: true },
      { ...running, isEscaped: true },
    ];
    for (const before of states) {
      for (const now of states) {
        const store = createGameStatusStore();
        store.getState().follow(before);
        store.getState().follow(now);
        expect(flags(store)).toEqual(now);
      }
    }
  });
});
