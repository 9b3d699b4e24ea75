import { createStore } from 'zustand/vanilla';
import type { Pointer, ScenePoint, Signal, SignalKind } from '../../../shared/ports/LiveChannel.ts';
import type { BySeat } from '../live/readLive.ts';
import { RESTS } from './pointing.ts';

/** Another player's pointer, as it was received. */
export interface SeenPointer extends Pointer {
  /** When it was received, in milliseconds of this browser's clock. */
  at: number;
  /** When it became visible. A pointer that appears again does not glide from its former place. */
  since: number;
  isGone: boolean;
}

/** A seat's last signal. */
export interface SeenSignal extends Signal {
  seat: number;
  /** When it was received, by this browser's clock. */
  seenAt: number;
}

/** The menu for a signal that this player makes. */
export type SignalMenu =
  /** Waits for the tap on the stage that makes the signal. */
  | { type: 'armed' }
  | { type: 'ring'; at: ScenePoint }
  /** `label`: the name of the thing in focus; null for a place without a thing. */
  | { type: 'list'; at: ScenePoint; label: string | null };

interface CompanyState {
  pointers: BySeat<SeenPointer>;
  /** The last signal of each seat, this player's included. */
  signals: BySeat<SeenSignal>;
  /** The position to which this player points; null for none. */
  own: Pointer | null;
  menu: SignalMenu | null;
  sheet: 'team' | 'settings' | null;
  seePointers: (pointers: BySeat<Pointer>) => void;
  /** `serverNow`: milliseconds of the server's clock. */
  seeSignals: (signals: BySeat<Signal>, serverNow: number) => void;
  point: (own: Pointer | null) => void;
  /** Makes a signal; returns whether it goes to the others: it is never kept for later (T16). */
  signal: (kind: SignalKind, at: ScenePoint) => boolean;
  setMenu: (menu: SignalMenu | null) => void;
  setSheet: (sheet: CompanyState['sheet']) => void;
}

/** Milliseconds by which a signal's time may differ from the server's clock. */
const OLD = 10_000;
/** Milliseconds that must lie between two signals of the same seat: of another seat, and of this one. */
const REPEATS = { others: 1000, own: 1500 } as const;

interface CompanyDeps {
  seat: number;
  /** Whether the live channel works. */
  isConnected: () => boolean;
  /** Milliseconds of this browser's clock. */
  now?: () => number;
}

/** The pointers and signals of a team: those received, and those that this player makes (T10, T11). */
export function createCompanyStore({ seat: own, isConnected, now = Date.now }: CompanyDeps) {
  return createStore<CompanyState>((set, get) => ({
    pointers: {},
    signals: {},
    own: null,
    menu: null,
    sheet: null,
    seePointers: (pointers) => set({ pointers: nextPointers(get().pointers, without(pointers, own), now()) }),
    seeSignals: (written, serverNow) => {
      const { signals } = get();
      const news = newSignals(signals, without(written, own), { at: now(), serverNow });
      if (Object.keys(news).length > 0) set({ signals: { ...signals, ...news } });
    },
    point: (pointer) => set({ own: pointer }),
    signal: (kind, { x, y, scene }) => {
      if (!isConnected()) return false;
      const at = now();
      const { signals } = get();
      if (at - (signals[own]?.seenAt ?? Number.NEGATIVE_INFINITY) < REPEATS.own) return true;
      set({ signals: { ...signals, [own]: { kind, x, y, scene, at, seat: own, seenAt: at } } });
      return true;
    },
    setMenu: (menu) => set({ menu }),
    setSheet: (sheet) => set({ sheet }),
  }));
}

export type CompanyStore = ReturnType<typeof createCompanyStore>;

function without<Value>(seats: BySeat<Value>, own: number): BySeat<Value> {
  const { [own]: _, ...others } = seats;
  return others;
}

/**
 * Returns the pointers after these were received at `at`. A removed pointer keeps its place and is marked as
 * gone.
 */
export function nextPointers(
  before: BySeat<SeenPointer>,
  written: BySeat<Pointer>,
  at: number,
): BySeat<SeenPointer> {
  const left = Object.entries(before).map(([seat, pointer]) => [seat, { ...pointer, isGone: true }] as const);
  const there = Object.entries(written).map(([seat, pointer]) => {
    const known = before[Number(seat)];
    if (known && !known.isGone && isSamePlace(known, pointer)) return [seat, known] as const;
    const goesOn = known?.scene === pointer.scene && !isOutOfSight(known, at) && !pointer.touch;
    return [seat, { ...pointer, at, since: goesOn ? known.since : at, isGone: false }] as const;
  });
  return Object.fromEntries([...left, ...there]);
}

/** Whether a pointer is no longer shown at `at`. */
export function isOutOfSight({ at: seenAt, isGone, touch }: SeenPointer, at: number): boolean {
  return isGone || at - seenAt >= (touch ? RESTS.finger : RESTS.pointer);
}

function isSamePlace(one: Pointer, other: Pointer): boolean {
  return one.x === other.x && one.y === other.y && one.scene === other.scene && one.touch === other.touch;
}

/** Returns the new ones of the written signals: neither known, nor old, nor too soon after the same seat's last one. */
export function newSignals(
  known: BySeat<SeenSignal>,
  written: BySeat<Signal>,
  { at, serverNow }: { at: number; serverNow: number },
): BySeat<SeenSignal> {
  const news = Object.entries(written).flatMap(([key, signal]) => {
    const seat = Number(key);
    const last = known[seat];
    const isKnown = last !== undefined && (last.at === signal.at || at - last.seenAt < REPEATS.others);
    return isKnown || Math.abs(serverNow - signal.at) > OLD ? [] : [[seat, { ...signal, seat, seenAt: at }]];
  });
  return Object.fromEntries(news);
}
