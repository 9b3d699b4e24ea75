import { createStore } from 'zustand/vanilla';
import type { Presence } from '../../../shared/ports/LiveChannel.ts';

/** The browsers at a team's seats: by seat number, at most one sign of life each. */
export type Here = Readonly<Record<number, Presence & { at: number }>>;

/** A seat without a sign of life for so many milliseconds has lost its line. */
const SILENT_AFTER = 20_000;
/** The same for a seat whose connection has ended: a reload, or a server that starts again, ends it for a moment. */
const GONE_AFTER = 10_000;

interface PresenceState {
  /** Whether the live channel works. */
  isConnected: boolean;
  /** When it began to, by this browser's clock: what was said before that was not heard. */
  connectedAt: number;
  here: Here;
  /** When each seat's last sign of life came, by this browser's clock. */
  seenAt: Readonly<Record<number, number>>;
  /** The highest number of the play that any browser knows. */
  latest: number;
  /** The lock that this player has open. */
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
      // Clocks of others may be wrong, so a sign of life counts from when it came.
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

/** Whether nobody has been at a seat lately, as far as this browser could hear. */
export function isSilent(
  { here, seenAt, connectedAt }: Pick<PresenceState, 'here' | 'seenAt' | 'connectedAt'>,
  seat: number,
  at: number,
): boolean {
  const heard = Math.max(connectedAt, seenAt[seat] ?? 0);
  return at - heard > (here[seat] ? SILENT_AFTER : GONE_AFTER);
}
