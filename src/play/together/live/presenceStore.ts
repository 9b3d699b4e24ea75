import { createStore } from 'zustand/vanilla';
import type { Presence } from '../../../shared/ports/LiveChannel.ts';

/** The last sign of life of each seat, by seat number. */
export type Here = Readonly<Record<number, Presence & { at: number }>>;

/** Milliseconds without a sign of life after which a seat counts as offline. */
const SILENT_AFTER = 20_000;
/**
 * The same for a seat whose connection has ended. It is not 0, since a reload or a restart of the server ends
 * the connection for a moment.
 */
const GONE_AFTER = 10_000;

interface PresenceState {
  /** Whether the live channel works. */
  isConnected: boolean;
  /** When the channel began to work, by this browser's clock; nothing sent before that was received. */
  connectedAt: number;
  here: Here;
  /** When the last sign of life of each seat came, by this browser's clock. */
  seenAt: Readonly<Record<number, number>>;
  /** The highest number of a change that any browser knows. */
  latest: number;
  /** The lock that this player has open; null for none. */
  lock: string | null;
  connect: (isConnected: boolean) => void;
  see: (here: Here) => void;
  setLock: (lock: string | null) => void;
}

/** Stores which players of a team are connected, as the live channel says. `now`: milliseconds of this browser's clock. */
export function createPresenceStore(now: () => number = Date.now) {
  return createStore<PresenceState>((set, get) => ({
    isConnected: false,
    connectedAt: 0,
    here: {},
    seenAt: {},
    latest: 0,
    lock: null,
    connect: (isConnected) => set({ isConnected, ...(isConnected && { connectedAt: now() }) }),
    see: (here) => {
      const before = get();
      // The clocks of others may be wrong, so the time when a sign of life came counts.
      const seenAt = Object.entries(here).map(([seat, { at }]) => {
        const known = before.here[Number(seat)]?.at === at ? before.seenAt[Number(seat)] : undefined;
        return [seat, known ?? now()] as const;
      });
      const latest = Math.max(0, ...Object.values(here).map(({ seen }) => seen));
      set({ here, seenAt: { ...before.seenAt, ...Object.fromEntries(seenAt) }, latest });
    },
    setLock: (lock) => set({ lock }),
  }));
}

export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** Whether a seat has given no sign of life lately, as far as this browser could hear. */
export function isSilent(
  { here, seenAt, connectedAt }: Pick<PresenceState, 'here' | 'seenAt' | 'connectedAt'>,
  seat: number,
  at: number,
): boolean {
  const heard = Math.max(connectedAt, seenAt[seat] ?? 0);
  return at - heard > (here[seat] ? SILENT_AFTER : GONE_AFTER);
}
