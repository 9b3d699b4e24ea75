import { loadChunk } from '../components/loadChunk.ts';
import type { Backend } from '../stores/backend.ts';
import { lateAuth } from './lateAuth.ts';
import { latePlay } from './latePlay.ts';
import { latePort } from './latePort.ts';
import { loadOnce } from './loadOnce.ts';

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
  const drafts = loadOnce(async () => {
    const { createDrafts } = await loadChunk('drafts', () => import('./drafts.ts'));
    return createDrafts();
  });
  return {
    auth: lateAuth(async () => (await bridge()).auth),
    rooms: latePort(async () => (await bridge()).rooms),
    catalogue: latePort(async () => (await bridge()).catalogue),
    dashboard: latePort(dashboard),
    records: latePort(async () => (await bridge()).records),
    drafts: latePort(drafts),
    remotePlay: (roomId) => latePlay(async () => (await bridge()).remotePlay(roomId)),
  };
}
