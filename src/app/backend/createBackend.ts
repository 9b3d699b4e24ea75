import { mayBeSignedIn } from '../../account/backend/mayBeSignedIn.ts';
import { presentLanguage, subscribeToLanguage } from '../../shared/language/language.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { lazyParts, lazyPort, loadOnce } from '../../shared/ports/lazyPort.ts';
import { lazyAuth } from './lazyAuth.ts';
import { loadLive } from './loadLive.ts';

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
  const judgeOf = async (roomId: string) => {
    if (await mayBeSignedIn()) return (await bridge()).remoteJudge(roomId);
    const guest = await loadChunk('guest-judge', () => import('../../play/backend/createGuestJudge.ts'));
    return guest.createGuestJudge(roomId);
  };
  const partyOf = async (isApart: boolean) => {
    if (!isApart && (await mayBeSignedIn())) return (await bridge()).party(isApart);
    const guest = await loadChunk('guest-party', () => import('../../play/backend/createGuestParty.ts'));
    return guest.createGuestParty(isApart, loadLive);
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
      () => import('../../shared/firebase/playMemory.ts'),
    );
    const { findLeftPlay } = await loadChunk('left-play', () => import('../../play/backend/leftPlay.ts'));
    return () => findLeftPlay(createPlayMemory());
  });
  return lazyParts(bridge, {
    auth: lazyAuth({ load: async () => (await bridge()).auth, mayBeSignedIn, loaded }),
    dashboard: lazyPort(dashboard),
    drafts: lazyPort(drafts),
    keptWorks: lazyPort(keptWorks),
    playedRooms: async () => (await bridge()).playedRooms(),
    leftPlay: async () => (await leftPlay())(),
    party: (isApart: boolean) => lazyPort(loadOnce(() => partyOf(isApart))),
    // One judge for all calls, since it knows which play it is.
    remoteJudge: (roomId: string) => lazyPort(loadOnce(() => judgeOf(roomId))),
  });
}
