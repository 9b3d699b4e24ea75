import { describe, expect, it } from 'vitest';
import type { Pointer, Signal } from '../../../shared/ports/LiveChannel.ts';
import { createCompanyStore, isOutOfSight } from './companyStore.ts';

const SERVER = 5_000_000;
const pointer = (x: number, more: Partial<Pointer> = {}): Pointer => ({ x, y: 0, scene: 'study', ...more });
const signal = (more: Partial<Signal> = {}): Signal => ({
  kind: 'ping',
  x: 1,
  y: 2,
  scene: 'study',
  at: SERVER,
  ...more,
});

/** Returns the company store of seat 0, with a clock that the test sets. */
function open(isConnected = true) {
  const clock = { now: 1000 };
  const store = createCompanyStore({ seat: 0, isConnected: () => isConnected, now: () => clock.now });
  return { clock, store, state: store.getState };
}

describe('pointers of others', () => {
  it('come, glide on, rest, and come back somewhere else without gliding there', () => {
    const { clock, state } = open();
    state().seePointers({ 1: pointer(1) });
    expect(state().pointers[1]).toEqual({ ...pointer(1), at: 1000, since: 1000, isGone: false });
    clock.now = 1200;
    state().seePointers({ 1: pointer(50) });
    expect(state().pointers[1]).toMatchObject({ x: 50, at: 1200, since: 1000 });
    clock.now = 5000;
    state().seePointers({ 1: pointer(900) });
    expect(state().pointers[1]).toMatchObject({ x: 900, at: 5000, since: 5000 });
  });

  it('are out of sight after 2 s of rest, or 1.2 s if they are fingers, or as soon as they are taken away', () => {
    const { state } = open();
    state().seePointers({ 1: pointer(1), 2: pointer(1, { touch: true }) });
    const seen = () => [1, 2].flatMap((seat) => state().pointers[seat] ?? []);
    expect(seen().map((each) => isOutOfSight(each, 2199))).toEqual([false, false]);
    expect(seen().map((each) => isOutOfSight(each, 2200))).toEqual([false, true]);
    expect(seen().map((each) => isOutOfSight(each, 3000))).toEqual([true, true]);
    state().seePointers({ 2: pointer(1, { touch: true }) });
    expect(seen().map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it('do not count as moved where another one moves', () => {
    const { clock, state } = open();
    state().seePointers({ 1: pointer(1), 2: pointer(1) });
    const first = state().pointers[1];
    clock.now += 500;
    state().seePointers({ 1: pointer(1), 2: pointer(2) });
    expect(state().pointers[1]).toBe(first);
  });

  it('are never this player’s own, whoever writes it', () => {
    const { state } = open();
    state().seePointers({ 0: pointer(1) });
    state().seeSignals({ 0: signal() }, SERVER);
    expect(state()).toMatchObject({ pointers: {}, signals: {} });
  });
});

describe('signals of others', () => {
  it('are shown once, though they are told again', () => {
    const { clock, state } = open();
    state().seeSignals({ 1: signal() }, SERVER + 300);
    const first = state().signals[1];
    expect(first).toEqual({ ...signal(), seat: 1, seenAt: 1000 });
    clock.now += 3000;
    state().seeSignals({ 1: signal() }, SERVER + 3300);
    expect(state().signals[1]).toBe(first);
  });

  it('are not shown if they are old, or of a time to come', () => {
    const { state } = open();
    state().seeSignals({ 1: signal({ at: SERVER - 10_001 }), 2: signal({ at: SERVER + 10_001 }) }, SERVER);
    expect(state().signals).toEqual({});
  });

  it('are shown at most once a second of each seat, however often another browser writes', () => {
    const { clock, store, state } = open();
    let shown = 0;
    store.subscribe(() => shown++);
    for (let time = 0; time < 5000; time += 10) {
      clock.now = 1000 + time;
      state().seeSignals({ 1: signal({ at: SERVER + time }) }, SERVER + time);
    }
    expect(shown).toBe(5);
  });
});

describe('own signals', () => {
  const at = { x: 5, y: 6, scene: 'study' };

  it('are shown to their player as well', () => {
    const { state } = open();
    expect(state().signal('help', at)).toBe(true);
    expect(state().signals[0]).toMatchObject({ kind: 'help', ...at });
  });

  it('are not made without the channel, and not twice at once', () => {
    const cutOff = open(false);
    expect(cutOff.state().signal('help', at)).toBe(false);
    expect(cutOff.state().signals).toEqual({});
    const { clock, state } = open();
    state().signal('help', at);
    clock.now += 500;
    state().signal('thanks', at);
    expect(state().signals[0]).toMatchObject({ kind: 'help' });
  });
});
