import { ChunkLoadError, loadChunk } from '../components/loadChunk.ts';
import type { Backend } from '../stores/backend.ts';
import { type AuthPort, BackendError, type PlayPort } from '../stores/ports.ts';
import { createDrafts } from './drafts.ts';

type Bridge = Omit<Backend, 'drafts'>;
type Load<Part> = () => Promise<Part>;

/** The app's backend. The Firebase SDK is fetched with the first call, so that it never holds up the first paint. */
export function createBackend(): Backend {
  const bridge = loadOnce(async () => {
    const { connectFirebase } = await loadChunk('firebase', () => import('../firebase/connectFirebase.ts'));
    return connectFirebase();
  });
  // The list of rooms needs no SDK, so it does not wait for one.
  const dashboard = loadOnce(async () => {
    const port = await loadChunk('dashboard-port', () => import('../firebase/dashboardPort.ts'));
    return port.createDashboardPort();
  });
  return {
    auth: lateAuth(bridge),
    rooms: {
      createRoom: async (room) => (await bridge()).rooms.createRoom(room),
      loadRoom: async (id) => (await bridge()).rooms.loadRoom(id),
      saveRoom: async (id, room) => (await bridge()).rooms.saveRoom(id, room),
      uploadCover: async (id, cover) => (await bridge()).rooms.uploadCover(id, cover),
      deleteRoom: async (id) => (await bridge()).rooms.deleteRoom(id),
      listRooms: async (creatorId) => (await bridge()).rooms.listRooms(creatorId),
      publishRoom: async (id, revision) => (await bridge()).rooms.publishRoom(id, revision),
      unpublishRoom: async (id) => (await bridge()).rooms.unpublishRoom(id),
    },
    catalogue: {
      loadItems: async () => (await bridge()).catalogue.loadItems(),
      loadBackgrounds: async () => (await bridge()).catalogue.loadBackgrounds(),
    },
    dashboard: { loadPage: async (...page) => (await dashboard()).loadPage(...page) },
    records: { loadRecords: async (...room) => (await bridge()).records.loadRecords(...room) },
    drafts: createDrafts(),
    remotePlay: (roomId) => latePlay(async () => (await bridge()).remotePlay(roomId)),
  };
}

/** Loads at the first call; a failed load is forgotten, so that the next call tries anew. */
function loadOnce<Part>(load: Load<Part>): Load<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error instanceof ChunkLoadError
        ? new BackendError('offline', error.message, { cause: error })
        : error;
    });
    return loading;
  };
}

function lateAuth(bridge: Load<Bridge>): AuthPort {
  return {
    watchUser: (listener) => watchLate(bridge, listener),
    register: async (...account) => (await bridge()).auth.register(...account),
    logIn: async (...account) => (await bridge()).auth.logIn(...account),
    signOut: async () => (await bridge()).auth.signOut(),
  };
}

/** Where the bridge cannot be had, nobody is signed in until the connection is back. */
function watchLate(bridge: Load<Bridge>, listener: Parameters<AuthPort['watchUser']>[0]): () => void {
  const stopped = new AbortController();
  let unwatch = () => {};
  async function start() {
    try {
      const { auth } = await bridge();
      if (!stopped.signal.aborted) unwatch = auth.watchUser(listener);
    } catch (error) {
      console.error(error);
      if (stopped.signal.aborted) return;
      listener(null);
      window.addEventListener('online', start, { once: true, signal: stopped.signal });
    }
  }
  start();
  return () => {
    stopped.abort();
    unwatch();
  };
}

/** The same play for every call, as it counts its actions. */
function latePlay(load: () => Promise<PlayPort>): PlayPort {
  let play: Promise<PlayPort> | null = null;
  const loaded = () => {
    play ??= load().catch((error: unknown) => {
      play = null;
      throw error;
    });
    return play;
  };
  return {
    open: async () => (await loaded()).open(),
    act: async (...action) => (await loaded()).act(...action),
    reset: () => {
      loaded().then(
        (ready) => ready.reset(),
        (error: unknown) => console.error(error),
      );
    },
  };
}
