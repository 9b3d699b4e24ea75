import { createStore } from 'zustand';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { playedOf, type Wall } from './wallView.ts';

/**
 * Milliseconds between an answer and the next request. Before the start and in a pause a class waits for the clock, which
 * then runs by itself. A wall that is left on after the end costs next to nothing.
 */
const ASK_EVERY: Readonly<Record<Wall['state'], number>> = {
  lobby: 2000,
  running: 3000,
  paused: 2000,
  ended: 30_000,
};
/** Milliseconds between a failure and the next request. */
const ASK_AGAIN = 5000;
const SECOND = 1000;
/** Milliseconds to add to a timeout, since a timer may fire too early. */
const PAST_IT = 5;

export interface WallState {
  /** Null before the first answer. */
  wall: Wall | null;
  /** By this browser's clock, in milliseconds since the epoch: when the answer came, and the present second. */
  answeredAt: number;
  now: number;
  /** Why the last request failed; null if it did not. */
  failure: BackendErrorCode | null;
  /** Asks at once. */
  ask: () => Promise<void>;
  /** Asks again and again until the returned function is called. */
  follow: () => () => void;
}

interface WallDeps {
  load: () => Promise<Wall>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A wall as it is now. Offline it keeps the last answer, and its clock goes on (Q7). */
export function createWallStore({ load, now }: WallDeps) {
  let isFollowed = false;
  let isAsking = false;
  let question: ReturnType<typeof setTimeout> | undefined;
  let second: ReturnType<typeof setTimeout> | undefined;

  return createStore<WallState>((set, get) => {
    async function ask(): Promise<void> {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(question);
      try {
        const wall = await load();
        set({ wall, answeredAt: now(), now: now(), failure: null });
      } catch (error) {
        console.error(error);
        set({ failure: failureCode(error) });
      }
      isAsking = false;
      const { wall, failure } = get();
      // A deleted wall does not come back, so it is not requested again.
      if (isFollowed && failure !== 'notFound')
        question = setTimeout(ask, wall && failure === null ? ASK_EVERY[wall.state] : ASK_AGAIN);
    }

    /**
     * Updates the state at each second of the class's clock, which differs from those of this browser's clock.
     */
    function tick(): void {
      set({ now: now() });
      const { wall, answeredAt } = get();
      const played = wall ? playedOf(wall, now() - answeredAt) : 0;
      second = setTimeout(tick, SECOND - (played % SECOND) + PAST_IT);
    }

    return {
      wall: null,
      answeredAt: 0,
      now: now(),
      failure: null,
      ask,
      follow: () => {
        isFollowed = true;
        void ask();
        tick();
        return () => {
          isFollowed = false;
          clearTimeout(question);
          clearTimeout(second);
        };
      },
    };
  });
}
