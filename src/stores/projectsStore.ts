import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SummaryEntry } from '../../core/room/summaryEntry.ts';
import { failureCode } from './failure.ts';
import type { BackendErrorCode, RoomsPort } from './ports.ts';

export interface ProjectsState {
  /** The creator's own rooms, newest first. */
  rooms: readonly SummaryEntry[];
  status: 'loading' | 'ready' | 'failed';
  failure: BackendErrorCode | null;
  /** Rooms whose deletion is under way. */
  deletingIds: ReadonlySet<string>;
  load: (creatorId: string) => Promise<void>;
  /** Deletes a room with its summary and cover (SPEC §7). Fails with the backend's error; the room then stays. */
  deleteRoom: (id: string) => Promise<void>;
}

type ProjectsStore = StoreApi<ProjectsState>;

export function createProjectsStore(port: Pick<RoomsPort, 'listRooms' | 'deleteRoom'>): ProjectsStore {
  return createStore((set, get) => {
    async function load(creatorId: string) {
      set({ status: 'loading', failure: null });
      try {
        set({ rooms: await port.listRooms(creatorId), status: 'ready' });
      } catch (error) {
        console.error(error);
        set({ status: 'failed', failure: failureCode(error) });
      }
    }

    async function deleteRoom(id: string) {
      set({ deletingIds: new Set([...get().deletingIds, id]) });
      try {
        await port.deleteRoom(id);
        set({ rooms: get().rooms.filter((room) => room.id !== id) });
      } finally {
        set({ deletingIds: new Set([...get().deletingIds].filter((other) => other !== id)) });
      }
    }

    return { rooms: [], status: 'loading', failure: null, deletingIds: new Set(), load, deleteRoom };
  });
}
