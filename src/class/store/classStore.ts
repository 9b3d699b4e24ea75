import { createStore } from 'zustand';
import type { ClassRefusal, OrderClassRequest } from '../../../core/calls/class/orderClass.ts';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { failureCode } from '../../shared/store/failure.ts';

export type TeacherOrder = OrderClassRequest['order'];

/** The outcome of an order. `waits`: it is sent once there is a connection. */
export type Outcome =
  | { type: 'done'; number: number }
  | { type: 'waits' }
  | { type: 'refused'; refusal: ClassRefusal }
  | { type: 'failed'; failure: BackendErrorCode };

export interface ClassSessionState {
  /** The session as the server last sent it; null before the first answer. */
  shown: ShowClassAnswer | null;
  /** When it was received, in milliseconds of this device's clock. */
  shownAt: number;
  /** Why the last request failed; null if it did not. */
  failure: BackendErrorCode | null;
  /**
   * By `seatKey`: when a pupil took a seat while this page was open, in milliseconds of this device's clock.
   */
  arrivals: ReadonlyMap<string, number>;
  /** Messages that wait for a connection, oldest first. */
  unsaid: readonly TeacherOrder[];
  /** Asks how the class is doing. */
  ask: () => Promise<void>;
  /** Sends an order, and then requests the session. A message waits for a connection. */
  order: (order: TeacherOrder) => Promise<Outcome>;
}

export type ClassStore = ReturnType<typeof createClassStore>;

interface ClassDeps {
  sessionId: string;
  calls: Pick<Calls, 'showClass' | 'orderClass'>;
  /** Milliseconds of this device's clock. */
  now: () => number;
}

/**
 * A session for its teacher, who gives it orders. Its state is on the server alone: after a loss it is
 * requested again (Q11).
 */
export function createClassStore({ sessionId, calls, now }: ClassDeps) {
  let asking: Promise<void> | null = null;

  return createStore<ClassSessionState>((set, get) => {
    async function askOnce(): Promise<void> {
      try {
        const shown = await calls.showClass({ sessionId });
        const before = get().shown;
        const arrivals = noteArrivals(get().arrivals, { before, shown, at: now() });
        set({ shown, shownAt: now(), failure: null, arrivals });
      } catch (error) {
        console.error(error);
        set({ failure: failureCode(error) });
        return;
      }
      await sayWhatWaited();
    }

    async function sayWhatWaited(): Promise<void> {
      const [order] = get().unsaid;
      if (!order) return;
      const outcome = await send(order);
      if (isOffline(outcome)) return;
      set({ unsaid: get().unsaid.slice(1) });
      await sayWhatWaited();
    }

    async function send(order: TeacherOrder): Promise<Outcome> {
      try {
        const { number, refusal } = await calls.orderClass({ sessionId, order });
        return refusal === null ? { type: 'done', number } : { type: 'refused', refusal };
      } catch (error) {
        console.error(error);
        const failure = failureCode(error);
        if (failure === 'offline') set({ failure });
        return { type: 'failed', failure };
      }
    }

    const ask = () => {
      asking ??= askOnce().finally(() => {
        asking = null;
      });
      return asking;
    };

    return {
      shown: null,
      shownAt: 0,
      failure: null,
      arrivals: new Map(),
      unsaid: [],
      ask,
      order: async (order) => {
        const outcome = await send(order);
        if (isOffline(outcome) && order.type === 'say') {
          set({ unsaid: [...get().unsaid, order] });
          return { type: 'waits' };
        }
        if (outcome.type === 'failed') return outcome;
        // The request under way was sent before the order.
        await asking;
        await ask();
        return outcome;
      },
    };
  });
}

function isOffline(outcome: Outcome): boolean {
  return outcome.type === 'failed' && outcome.failure === 'offline';
}

/** Returns a name for a seat that lasts as long as the same pupil sits there. */
export function seatKey(team: number, { seat, name }: { seat: number; name: string }): string {
  return `${team} ${seat} ${name}`;
}

/** Notes new pupils. Seats that were taken before this page was opened are not news. */
function noteArrivals(
  arrivals: ReadonlyMap<string, number>,
  { before, shown, at }: { before: ShowClassAnswer | null; shown: ShowClassAnswer; at: number },
): ReadonlyMap<string, number> {
  if (before === null) return arrivals;
  const known = new Set(keysOf(before));
  const fresh = keysOf(shown).filter((key) => !known.has(key));
  return fresh.length === 0 ? arrivals : new Map([...arrivals, ...fresh.map((key) => [key, at] as const)]);
}

function keysOf({ teams }: ShowClassAnswer): readonly string[] {
  return teams.flatMap(({ team, seats }) => seats.map((seat) => seatKey(team, seat)));
}
