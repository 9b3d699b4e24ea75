import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { lazyAuth } from '../../app/backend/lazyAuth.ts';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { noChanges } from '../../app/testing/memory/noChanges.ts';
import { noMails } from '../../app/testing/memory/noMails.ts';
import { ChunkLoadError } from '../load/loadChunk.ts';
import { until } from '../testing/until.ts';
import type { AuthPort, CurrentUser } from './AuthPort.ts';
import { BackendError } from './BackendError.ts';
import { lazyParts, lazyPort, loadOnce } from './lazyPort.ts';

const ada: CurrentUser = {
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  isEmailVerified: true,
  createdAt: new Date('2026-09-04T10:00:00Z'),
  isAdmin: false,
  stripeId: null,
  start_datetime: null,
  end_datetime: null,
  packs: [],
  paymentsUnderWay: [],
};

/** A sign-in service that reports Ada at once, and counts listeners. */
function signInService() {
  const state = { listeners: 0 };
  const auth: AuthPort = {
    watchUser: (listener) => {
      state.listeners += 1;
      listener(ada);
      return () => {
        state.listeners -= 1;
      };
    },
    register: async () => true,
    logIn: async () => {},
    refreshUser: async () => {},
    signOut: async () => {},
    ...noChanges,
    ...noMails,
  };
  return { auth, state };
}

const never = new Promise<never>(() => {});
const signedInBefore = { mayBeSignedIn: async () => true, loaded: never };

describe('lazyAuth', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    log.mockRestore();
  });

  it('listens once the service is loaded, until it is stopped', async () => {
    const { auth, state } = signInService();
    const heard: (CurrentUser | null)[] = [];
    const stop = lazyAuth({ ...signedInBefore, load: async () => auth }).watchUser((user) =>
      heard.push(user),
    );
    expect(heard).toEqual([]);
    await until(() => expect(heard).toEqual([ada]));
    stop();
    expect(state.listeners).toBe(0);
  });

  it('never listens where it was stopped while loading', async () => {
    const { auth, state } = signInService();
    const loading = deferred<AuthPort>();
    const stop = lazyAuth({ ...signedInBefore, load: () => loading.promise }).watchUser(() => {});
    stop();
    loading.resolve(auth);
    await loading.promise;
    expect(state.listeners).toBe(0);
  });

  it('loads nothing to learn that nobody is there, and listens once it was loaded for something else', async () => {
    const { auth } = signInService();
    const heard: (CurrentUser | null)[] = [];
    const loaded = deferred<void>();
    const load = vi.fn(async () => auth);
    const stop = lazyAuth({ load, mayBeSignedIn: async () => false, loaded: loaded.promise }).watchUser(
      (user) => heard.push(user),
    );
    await until(() => expect(heard).toEqual([null]));
    expect(load).not.toHaveBeenCalled();
    loaded.resolve();
    await until(() => expect(heard).toEqual([null, ada]));
    stop();
  });

  it('looks again when somebody comes back who may have signed in in another tab', async () => {
    const { auth } = signInService();
    const heard: (CurrentUser | null)[] = [];
    let isSignedIn = false;
    const mayBeSignedIn = async () => isSignedIn;
    const stop = lazyAuth({ load: async () => auth, mayBeSignedIn, loaded: never }).watchUser((user) =>
      heard.push(user),
    );
    await until(() => expect(heard).toEqual([null]));
    isSignedIn = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(heard).toEqual([null, ada]));
    stop();
  });

  it('says that nobody is there while the service cannot be loaded, and listens once the connection is back', async () => {
    const { auth } = signInService();
    const heard: (CurrentUser | null)[] = [];
    let isDown = true;
    const load = async () => {
      if (isDown) throw new BackendError('offline', 'Loading chunk failed');
      return auth;
    };
    const late = lazyAuth({ ...signedInBefore, load });
    const stop = late.watchUser((user) => heard.push(user));
    await until(() => expect(heard).toEqual([null]));
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await until(() => expect(heard).toEqual([null, ada]));
    stop();
  });
});

describe('lazyPort', () => {
  it('hands a call on with what it was given, and brings back what comes of it', async () => {
    const port = lazyPort(async () => ({ add: async (one: number, other: number) => one + other }));
    expect(await port.add(2, 3)).toBe(5);
  });

  it('fails as loading the port failed', async () => {
    const port = lazyPort<{ load: () => Promise<void> }>(async () => {
      throw new BackendError('offline', 'Loading chunk failed');
    });
    await expect(port.load()).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('lazyParts', () => {
  it('loads the whole with the first call of a part, and each part stays the same', async () => {
    let loads = 0;
    const rooms = { load: async (id: string) => `room ${id}` };
    const given = { count: () => 2 };
    const load = loadOnce(async () => {
      loads += 1;
      return { rooms };
    });
    const parts = lazyParts<typeof given & { rooms: typeof rooms }, typeof given>(load, given);
    const first = parts.rooms;
    expect(parts.rooms).toBe(first);
    expect([parts.count(), loads]).toEqual([2, 0]);
    expect(await Promise.all([parts.rooms.load('a'), parts.rooms.load('b')])).toEqual(['room a', 'room b']);
    expect(loads).toBe(1);
  });
});

/** A load that fails with the given errors in turn and then succeeds; counts its runs. */
function failing(...errors: Error[]) {
  const state = { runs: 0 };
  const load = async () => {
    state.runs += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'part';
  };
  return { state, load: loadOnce(load) };
}

describe('loadOnce', () => {
  it('loads at the first call and never again', async () => {
    const { state, load } = failing();
    expect(state.runs).toBe(0);
    expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
    expect(await load()).toBe('part');
    expect(state.runs).toBe(1);
  });

  it('takes a chunk that cannot be had for being offline, and tries anew at the next call', async () => {
    const missing = new ChunkLoadError('firebase', 'missing');
    const { state, load } = failing(missing);
    await expect(load()).rejects.toMatchObject({ name: 'BackendError', code: 'offline', cause: missing });
    expect(await load()).toBe('part');
    expect(state.runs).toBe(2);
  });

  it('lets other errors through as they are', async () => {
    const fault = new TypeError('a fault of the module');
    const { load } = failing(fault);
    await expect(load()).rejects.toBe(fault);
  });
});
