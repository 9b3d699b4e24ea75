import { mayBeSignedIn } from '../../account/backend/mayBeSignedIn.ts';
import { presentLanguage, subscribeToLanguage } from '../../shared/language/language.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import { lazyParts, lazyPort, loadOnce } from '../../shared/ports/lazyPort.ts';
import { lazyAuth } from './lazyAuth.ts';

/** The app's backend. The Firebase SDK loads with the first call, so that it never delays the first paint. */
export function createBackend(): Backend {
  let tellLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    tellLoaded = resolve;
  });
  const bridge = loadOnce(async () => {
    const { connectFirebase } = await loadChunk('firebase', () => import('./connectFirebase.ts'));
    tellLoaded();
    return connectFirebase({ read: presentLanguage, subscribe: subscribeToLanguage });
  });
  // The list of rooms needs no SDK.
  const dashboard = loadOnce(async () => {
    const port = await loadChunk('dashboard-port', () => import('../../rooms/backend/dashboardPort.ts'));
    return port.createDashboardPort();
  });
  // A guest's play needs no SDK either.
  const findSend = async (isGuest: boolean) => {
    if (!isGuest && (await mayBeSignedIn())) return (await bridge()).send;
    const guest = await loadChunk('guest', () => import('../../play/backend/sendAsGuest.ts'));
    return guest.sendAsGuest;
  };
  const judgeOf = async (roomId: string) => {
    const { createRemoteJudge } = await loadChunk('judge', () => import('../../play/session/remoteJudge.ts'));
    return createRemoteJudge(roomId, await findSend(false));
  };
  const partyOf = async (isApart: boolean) => {
    const { createPartyPort } = await loadChunk('party', () => import('../../play/backend/partyPort.ts'));
    return createPartyPort({ isApart, send: await findSend(isApart), connectLive: loadLive });
  };
  const drafts = loadOnce(async () => {
    const { createDrafts } = await loadChunk('drafts', () => import('../../editor/backend/drafts.ts'));
    return createDrafts();
  });
  const keptWorks = loadOnce(async () => {
    const { createKeptWorks } = await loadChunk(
      'kept-works',
      () => import('../../uploads/backend/keptWorks.ts'),
    );
    return createKeptWorks();
  });
  // The play kept in this browser needs no SDK either.
  const leftPlay = loadOnce(async () => {
    const { createPlayMemory } = await loadChunk(
      'play-memory',
      () => import('../../shared/browser/playMemory.ts'),
    );
    const { findLeftPlay } = await loadChunk('left-play', () => import('../../play/session/leftPlay.ts'));
    return () => findLeftPlay(createPlayMemory());
  });
  // Nor does a wall, which a guest may watch.
  const findSharedOrigin = loadOnce(async () => {
    const chunk = await loadChunk('shared-origin', () => import('../../rooms/backend/findSharedOrigin.ts'));
    return chunk.findSharedOrigin;
  });
  return lazyParts(bridge, {
    auth: lazyAuth({ load: async () => (await bridge()).auth, mayBeSignedIn, loaded }),
    dashboard: lazyPort(dashboard),
    drafts: lazyPort(drafts),
    keptWorks: lazyPort(keptWorks),
    playedRooms: async () => (await bridge()).playedRooms(),
    leftPlay: async () => (await leftPlay())(),
    findSharedOrigin: async () => (await findSharedOrigin())(),
    party: (isApart: boolean) => lazyPort(loadOnce(() => partyOf(isApart))),
    remoteJudge: (roomId: string) => loadOnce(() => judgeOf(roomId))(),
  });
}

/** Loads the live channel's SDK, which only parties need. */
async function loadLive(): Promise<LiveChannel> {
  const { connectLive } = await loadChunk('live', () => import('./connectLive.ts'));
  return connectLive();
}
