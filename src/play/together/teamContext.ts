import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { ViewSeat } from '../../../core/play/view/playerView.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import type { ClassStore } from '../class/classStore.ts';
import { useGameplay } from '../table/gameContext.ts';
import { isSilent, type PresenceStore } from './live/presenceStore.ts';
import type { CompanyStore } from './signals/companyStore.ts';
import type { TellingStore } from './telling/tellingStore.ts';

/** This browser's seat in a party, shared by the parts of a screen. */
export interface Seated {
  seat: number;
  /** Proves to the server that the seat is this browser's. */
  proof: () => SeatProof;
  party: PartyPort;
  presence: PresenceStore;
  company: CompanyStore;
  telling: TellingStore;
  /** Null in a party. */
  inClass: ClassStore | null;
}

/** The ways to a seat for somebody else at the same device. */
interface SeatForAnother {
  /** Gives this seat back, and shows the door of the class. */
  leave: () => void;
  /** Keeps this seat for another tab; null in a window that plays beside others already. */
  beside: (() => void) | null;
}

export const SeatedContext = createContext<Seated | null>(null);

export const AnotherContext = createContext<SeatForAnother | null>(null);

export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (!seated) throw new Error('useSeated needs <SeatedContext.Provider> above it.');
  return seated;
}

/**
 * Whether the seats' marks tell players apart. In a class many teams have one seat, and all of those would
 * wear the first mark.
 */
export function useHasMarks(): boolean {
  const { inClass } = useSeated();
  const seats = useGameplay((s) => s.team?.seats.length ?? 0);
  return inClass === null || seats > 1;
}

/** A team-mate as this player sees them. */
export interface Mate extends ViewSeat {
  isOwn: boolean;
  /** Whether the seat has given no sign of life lately. */
  isSilent: boolean;
  /** Opaque name of the lock that they have open. */
  lock: string | null;
}

const NOBODY: readonly ViewSeat[] = [];
/** Milliseconds between two checks for seats that have become silent. */
const LOOK_EVERY = 2000;

/** All seats of the team, this one included. */
export function useMates(): readonly Mate[] {
  const { seat: own, presence } = useSeated();
  const seats = useGameplay((s) => s.team?.seats ?? NOBODY);
  const known = useStore(presence);
  const at = useNow();
  return seats.map((seat) => ({
    ...seat,
    isOwn: seat.seat === own,
    // Without the live channel nobody counts as silent.
    isSilent: seat.seat !== own && known.isConnected && isSilent(known, seat.seat, at),
    lock: known.here[seat.seat]?.lock ?? null,
  }));
}

/** Returns the name of a seat; null once nobody has it. */
export function useSeatName(seat: number | null): string | null {
  return useGameplay((s) => s.team?.seats.find((each) => each.seat === seat)?.name ?? null);
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
