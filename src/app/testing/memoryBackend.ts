import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import type { Backend } from '../../stores/backend.ts';
import { BackendError, type CurrentUser, type Draft } from '../../stores/ports.ts';
import { noMails } from '../../stores/testing/noMails.ts';

interface MemoryBackendOptions {
  user?: CurrentUser | null;
  rooms?: readonly SummaryEntry[];
  drafts?: readonly Draft[];
}

/** A backend in memory with a sign-in service, lists of rooms and kept drafts; what it does not hold it does not find. */
export function memoryBackend({ user = null, rooms = [], drafts = [] }: MemoryBackendOptions = {}): Backend {
  const listeners = new Set<(user: CurrentUser | null) => void>();
  let kept = drafts;
  let stored = rooms;
  const absent = () => Promise.reject(new BackendError('notFound', 'Not in this memory'));
  return {
    auth: {
      watchUser: (listener) => {
        listeners.add(listener);
        listener(user);
        return () => listeners.delete(listener);
      },
      register: absent,
      logIn: absent,
      signOut: async () => {
        for (const listener of listeners) listener(null);
      },
      ...noMails,
    },
    dashboard: { summary: async () => stored.filter((room) => room.isPublished) },
    rooms: {
      listRooms: async (creatorId) => stored.filter((room) => room.creatorId === creatorId),
      deleteRoom: async (id) => {
        stored = stored.filter((room) => room.id !== id);
      },
      createRoom: absent,
      loadRoom: absent,
      saveRoom: absent,
      uploadCover: absent,
      publishRoom: absent,
      unpublishRoom: absent,
    },
    catalogue: { loadItems: async () => [], loadBackgrounds: async () => [], loadStarters: async () => [] },
    records: {
      loadLeaderboard: async () => ({ records: [], total: 0, own: null }),
      loadAllRecords: async () => [],
    },
    drafts: {
      loadDraft: async () => null,
      saveDraft: async () => {},
      deleteDraft: async () => {},
      listDrafts: async () => kept,
      clearDrafts: async () => {
        kept = [];
      },
    },
    remoteJudge: () => ({ startPlay: absent, act: absent, nameRecord: absent, reset: () => {} }),
  };
}
