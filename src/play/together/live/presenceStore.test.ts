import { describe, expect, it } from 'vitest';
import { createPresenceStore, isSilent } from './presenceStore.ts';

const SECOND = 1000;

/** Returns a store that is connected and knows of seat 1, with a function that gives a sign of life of it. */
function knowSeat1() {
  let at = 100 * SECOND;
  const store = createPresenceStore(() => at);
  const signs: Record<number, { at: number; seen: number }> = { 1: { at: 1, seen: 0 } };
  store.getState().connect(true);
  store.getState().see(signs);
  return {
    store,
    pass: (seconds: number) => {
      at += seconds * SECOND;
    },
    isSilent: () => isSilent(store.getState(), 1, at),
  };
}

describe('T9 a seat is silent', () => {
  it('once its signs of life stay away', () => {
    const { pass, isSilent } = knowSeat1();
    pass(19);
    expect(isSilent()).toBe(false);
    pass(2);
    expect(isSilent()).toBe(true);
  });

  it('some seconds after its connection has ended, which a reload does not last', () => {
    const { store, pass, isSilent } = knowSeat1();
    pass(15);
    store.getState().see({ 1: { at: 2, seen: 0 } });
    store.getState().see({});
    pass(5);
    expect(isSilent()).toBe(false);
    pass(10);
    expect(isSilent()).toBe(true);
  });

  it('not because this browser itself was away: what it could not hear says nothing', () => {
    const { store, pass, isSilent } = knowSeat1();
    store.getState().connect(false);
    pass(120);
    store.getState().connect(true);
    expect(isSilent()).toBe(false);
    store.getState().see({});
    pass(5);
    expect(isSilent()).toBe(false);
    pass(10);
    expect(isSilent()).toBe(true);
  });
});
