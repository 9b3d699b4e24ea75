import { describe, expect, it } from 'vitest';
import { noChanges } from '../../app/testing/memory/noChanges.ts';
import { noMails } from '../../app/testing/memory/noMails.ts';
import type { AuthPort, CurrentUser } from '../ports/AuthPort.ts';
import { createProfileStore } from './profileStore.ts';

const ada: CurrentUser = {
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  isEmailVerified: true,
  createdAt: new Date('2026-09-04T10:00:00Z'),
  isAdmin: true,
  stripeId: 'cus_1',
  start_datetime: new Date('2026-11-22T12:00:00Z'),
  end_datetime: new Date('2099-12-31T23:59:59Z'),
  packs: ['old-tales'],
  paymentsUnderWay: [],
};

/** An in-memory sign-in service; the test sets who is signed in. */
function signInService() {
  const listeners = new Set<(user: CurrentUser | null) => void>();
  const calls: string[][] = [];
  const auth: AuthPort = {
    watchUser: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register: async (...all) => calls.push(['register', ...all]) > 0,
    logIn: async (...all) => void calls.push(['logIn', ...all]),
    refreshUser: async () => {},
    signOut: async () => void calls.push(['signOut']),
    ...noChanges,
    ...noMails,
  };
  const announce = (user: CurrentUser | null) => {
    for (const listener of listeners) listener(user);
  };
  return { auth, announce, calls };
}

describe('profileStore (SPEC §3 "Current user info")', () => {
  it('is loading until the sign-in service has spoken', () => {
    const { auth, announce } = signInService();
    const profile = createProfileStore(auth);
    profile.getState().watch();
    expect(profile.getState()).toMatchObject({ isLoading: true, isAuth: false });
    announce(null);
    expect(profile.getState()).toMatchObject({ isLoading: false, isAuth: false, userId: '', name: '' });
  });

  it('shows the user who signed in, and clears all of them at sign-out', () => {
    const { auth, announce } = signInService();
    const profile = createProfileStore(auth);
    profile.getState().watch();
    announce(ada);
    expect(profile.getState()).toMatchObject({ ...ada, isAuth: true, isLoading: false });
    announce(null);
    expect(profile.getState()).toMatchObject({
      isAuth: false,
      name: '',
      isAdmin: false,
      userId: '',
      email: '',
      isEmailVerified: false,
      createdAt: null,
      stripeId: null,
      start_datetime: null,
      end_datetime: null,
      packs: [],
      paymentsUnderWay: [],
    });
  });

  it('hears no more after it stopped watching', () => {
    const { auth, announce } = signInService();
    const profile = createProfileStore(auth);
    const stop = profile.getState().watch();
    stop();
    announce(ada);
    expect(profile.getState().isAuth).toBe(false);
  });

  it('passes sign-in and registration on', async () => {
    const { auth, calls } = signInService();
    const profile = createProfileStore(auth);
    await profile.getState().logIn('ada@example.org', 'secret words');
    await profile.getState().register('Ada', 'ada@example.org', 'secret words');
    expect(calls).toEqual([
      ['logIn', 'ada@example.org', 'secret words'],
      ['register', 'Ada', 'ada@example.org', 'secret words'],
    ]);
  });
});
