import { createStore } from 'zustand';
import type { ClassRefusal, OrderClassRequest } from '../../../core/calls/class/orderClass.ts';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { failureCode } from '../../shared/store/failure.ts';

export type TeacherOrder = OrderClassRequest['order'];

/** What became of an order. `waits`: it goes when the line is back. */
export type Outcome =
  | { type: 'done'; number: number }
  | { type: 'waits' }
  | { type: 'refused'; refusal: ClassRefusal }
  | { type: 'failed'; failure: BackendErrorCode };

export interface ClassSessionState {
  /** As it was told last; null before that. */
  shown: ShowClassAnswer | null;
  /** When that was, in milliseconds of this device's clock. */
  shownAt: number;
  /** Why the latest question failed; null if it did not. */
  failure: BackendErrorCode | null;
  /** By `seatKey`, when a seat was taken while this page looked on, in milliseconds of this device's clock. */
  arrivals: ReadonlyMap<string, number>;
  /** What was said without a line, oldest first. */
  unsaid: readonly TeacherOrder[];
  /** Asks how the class is doing. */
  ask: () => Promise<void>;
  /** Gives an order, and asks what it has changed. A message waits for the line. */
  order: (order: TeacherOrder) => Promise<Outcome>;
}

export type ClassStore = ReturnType<typeof createClassStore>;

interface ClassDeps {
  sessionId: string;
  calls: Pick<Calls, 'showClass' | 'orderClass'>;
  /** Milliseconds of this device's clock. */
  now: () => number;
}

/** A session as its teacher sees and orders it. It runs on the server alone: whatever is lost here is asked for anew (Q11). */
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
        // A question under way was asked before the order.
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

/** Names a seat for as long as one pupil sits there. */
export function seatKey(team: number, { seat, name }: { seat: number; name: string }): string {
  return `${team} ${seat} ${name}`;
}

/** Seats that were taken before this page looked are no news. */
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
