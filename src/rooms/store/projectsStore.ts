import { createStore, type StoreApi } from 'zustand/vanilla';
import { addressesOf } from '../../../core/catalogue/upload.ts';
import type { DeletedRoom } from '../../../core/room/bin.ts';
import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Room } from '../../../core/room/model.ts';
import { uploadUrisOf, withPicturesOf } from '../../../core/room/pictures/roomPictures.ts';
import { asNewRoom } from '../../../core/room/records.ts';
import { createLatestOnly } from '../../../core/util/createLatestOnly.ts';
import { BackendError, type BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { DraftsPort } from '../../shared/ports/DraftsPort.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { newId } from '../../shared/store/newId.ts';
import { addCoveredRoom } from './addCoveredRoom.ts';
import { findFaults, type RoomFault } from './findFaults.ts';
import type { KeptDraft } from './listKeptDrafts.ts';
import { loadProjects } from './loadProjects.ts';
import { orNothing } from './orNothing.ts';

export interface ProjectsState {
  /** The creator's own rooms, newest first. */
  rooms: readonly SummaryEntry[];
  /** How the plays of each live version ended, by room. */
  stats: Readonly<Record<string, RoomStats>>;
  /** Errors that prevent publishing, by room. */
  faults: Readonly<Record<string, RoomFault>>;
  /** Rooms stored only in this browser. */
  drafts: readonly KeptDraft[];
  status: 'loading' | 'ready' | 'failed';
  failure: BackendErrorCode | null;
  /** Rooms in the bin, latest first. */
  bin: readonly DeletedRoom[];
  /** The room that came back from the bin last, since the list was loaded. */
  restoredId: string | null;
  /** Rooms with an action under way. */
  busyIds: ReadonlySet<string>;
  load: (creatorId: string) => Promise<void>;
  /** All actions below throw the backend's error and leave the list as it was. */
  /** Deletes a room with its summary and cover (SPEC §7); the bin keeps a copy. */
  deleteRoom: (room: Pick<SummaryEntry, 'id'>) => Promise<void>;
  /** Restores a room from the bin. */
  putBack: (roomId: string) => Promise<void>;
  /** Deletes a room from the bin for good. */
  purge: (roomId: string) => Promise<void>;
  duplicate: (room: SummaryEntry, roomName: string) => Promise<void>;
  /** Adds a room from a file. Returns how many of other people's uploads were removed. */
  addRoom: (room: Room) => Promise<number>;
  addDraft: (draft: KeptDraft) => Promise<void>;
  setListed: (room: SummaryEntry, isListed: boolean) => Promise<void>;
  unpublish: (room: SummaryEntry) => Promise<void>;
  /**
   * Publishes the stored draft. `isListed`, if given, is set before that. Returns false if errors in the room prevented
   * publishing; the room is then unchanged.
   */
  publish: (room: SummaryEntry, isListed?: boolean) => Promise<boolean>;
}

interface ProjectsDeps {
  rooms: RoomsPort;
  calls: Pick<Calls, 'listDeletedRooms' | 'deleteRoom' | 'putBackRoom' | 'purgeRoom' | 'publishRoom'>;
  drafts: Pick<DraftsPort, 'listDrafts' | 'deleteDraft'>;
  uploads: Pick<UploadsPort, 'listUploads'>;
  /** Draws a room's cover, as a data URL. */
  drawCover: (room: Room) => Promise<string>;
}

export type ProjectsStore = StoreApi<ProjectsState>;

const NOTHING_YET = {
  rooms: [],
  stats: {},
  faults: {},
  drafts: [],
  status: 'loading',
  failure: null,
  bin: [],
  restoredId: null,
  busyIds: new Set<string>(),
} as const;

/** A creator's own rooms and the actions on them. */
export function createProjectsStore({
  rooms: port,
  calls,
  drafts,
  uploads,
  drawCover,
}: ProjectsDeps): ProjectsStore {
  const add = (id: string, room: Room) => addCoveredRoom({ rooms: port, drawCover }, id, room);
  return createStore((set, get) => {
    let creatorId = '';
    const rounds = createLatestOnly();

    async function load(ofWhom: string) {
      creatorId = ofWhom;
      set({ status: 'loading', failure: null, restoredId: null });
      await refresh();
    }

    /**
     * Reloads the list. If that fails, the action before it still counts as done. Of several requests only the last one
     * is shown.
     */
    async function refresh() {
      const isLatest = rounds.begin();
      try {
        const projects = await loadProjects({ rooms: port, calls, drafts }, creatorId);
        if (!isLatest()) return;
        set({ ...projects, status: 'ready' });
        const faults = await orNothing(findFaults(port, projects.rooms), {});
        if (isLatest()) set({ faults });
      } catch (error) {
        console.error(error);
        if (isLatest()) set({ status: 'failed', failure: failureCode(error) });
      }
    }

    async function during<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
      set({ busyIds: new Set([...get().busyIds, id]) });
      try {
        const answer = await work();
        await refresh();
        return answer;
      } finally {
        set({ busyIds: new Set([...get().busyIds].filter((other) => other !== id)) });
      }
    }

    async function addDraft({ owner, draft }: KeptDraft) {
      await during(draft.futureId, async () => {
        await add(draft.futureId, asNewRoom(draft.room));
        await drafts.deleteDraft(owner, draft);
      });
    }

    return {
      ...NOTHING_YET,
      load,
      deleteRoom: ({ id }) => during(id, async () => void (await calls.deleteRoom({ roomId: id }))),
      putBack: (roomId) =>
        during(roomId, async () => {
          await putBack(calls, roomId);
          set({ restoredId: roomId });
        }),
      purge: (roomId) => during(roomId, async () => void (await calls.purgeRoom({ roomId }))),
      addDraft,
      duplicate: ({ id }, roomName) =>
        during(id, async () => {
          const room = await port.loadRoom(id);
          await add(newId(), { ...asNewRoom(room), roomName });
        }),
      addRoom: (room) =>
        during('', async () => {
          const kept = await keepOwnPictures(uploads, creatorId, room);
          await add(newId(), kept.room);
          return kept.leftOut;
        }),
      setListed: ({ id }, isListed) => during(id, () => port.setListed(id, isListed)),
      unpublish: ({ id }) => during(id, () => port.unpublishRoom(id)),
      publish: ({ id }, isListed) =>
        during(id, async () => {
          const { revision } = await port.loadRoom(id);
          return (await calls.publishRoom({ roomId: id, revision, isListed })).findings.length === 0;
        }),
    };
  });
}

/** Restores a room. A full plan is reported as it is for a new room. */
async function putBack(calls: Pick<Calls, 'putBackRoom'>, roomId: string): Promise<void> {
  try {
    await calls.putBackRoom({ roomId });
  } catch (error) {
    if (failureCode(error) !== 'quotaReached') throw error;
    throw new BackendError('planLimit', 'The plan is full.', { cause: error });
  }
}

/**
 * The room from a file as its new owner may keep it, and how many of other people's uploads were removed.
 * @throws BackendError
 */
async function keepOwnPictures(
  uploads: Pick<UploadsPort, 'listUploads'>,
  userId: string,
  room: Room,
): Promise<{ room: Room; leftOut: number }> {
  if (uploadUrisOf(room).length === 0) return { room, leftOut: 0 };
  const own = await uploads.listUploads(userId);
  return withPicturesOf(room, new Set(own.flatMap(({ entry }) => addressesOf(entry))));
}
