import { loadChunk } from '../components/loadChunk.ts';
import type { Backend } from '../stores/backend.ts';
import { lateAuth, lateDrafts, latePlay } from './latePorts.ts';
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
      loadStarters: async () => (await bridge()).catalogue.loadStarters(),
    },
    dashboard: { summary: async (...page) => (await dashboard()).summary(...page) },
    records: { loadRecords: async (...room) => (await bridge()).records.loadRecords(...room) },
    drafts: lateDrafts(drafts),
    remotePlay: (roomId) => latePlay(async () => (await bridge()).remotePlay(roomId)),
  };
}
