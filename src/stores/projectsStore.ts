import { createStore, type StoreApi } from 'zustand/vanilla';
import { createRounds } from '../../core/createRounds.ts';
import type { RoomStats } from '../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import type { Room } from '../../core/room/model.ts';
import { asNewRoom } from '../../core/room/records.ts';
import { failureCode } from './failure.ts';
import { newId } from './newId.ts';
import type { BackendErrorCode } from './ports/BackendError.ts';
import type { DraftsPort } from './ports/DraftsPort.ts';
import type { RoomsPort } from './ports/RoomsPort.ts';
import type { UploadsPort } from './ports/UploadsPort.ts';
import { addCoveredRoom } from './projects/addCoveredRoom.ts';
import { createDeletions } from './projects/createDeletions.ts';
import type { KeyStorage } from './projects/decidedDeletions.ts';
import { findFaults, type RoomFault } from './projects/findFaults.ts';
import { keepOwnPictures } from './projects/keepOwnPictures.ts';
import type { KeptDraft } from './projects/listKeptDrafts.ts';
import { loadProjects } from './projects/loadProjects.ts';
import { orNothing } from './projects/orNothing.ts';

/** Milliseconds in which a deletion can be taken back. */
export const TIME_TO_KEEP = 8000;

/** A room that goes when its time is over or the page is left. */
export interface DoomedRoom {
  room: SummaryEntry;
  /** Milliseconds since the epoch. */
  goesAt: number;
}

export interface ProjectsState {
  /** The creator's own rooms, newest first. */
  rooms: readonly SummaryEntry[];
  /** How the plays of each live version ended, by room. */
  stats: Readonly<Record<string, RoomStats>>;
  /** What keeps rooms with errors from being published, by room. */
  faults: Readonly<Record<string, RoomFault>>;
  /** Rooms that only this browser has. */
  drafts: readonly KeptDraft[];
  status: 'loading' | 'ready' | 'failed';
  failure: BackendErrorCode | null;
  /** Rooms that something is being done to. */
  busyIds: ReadonlySet<string>;
  doomed: DoomedRoom | null;
  load: (creatorId: string) => Promise<void>;
  /** Takes a room off the list; it is deleted after TIME_TO_KEEP. One that was doomed before goes at once. */
  doom: (room: SummaryEntry) => void;
  /** Takes the deletion back. */
  keep: () => void;
  /** Deletes the doomed room now, with its summary and cover (SPEC §7). A failure brings the room back and is told. */
  deleteDoomed: () => Promise<void>;
  /** Each fails with the backend's error and leaves the list as it was. */
  duplicate: (room: SummaryEntry, roomName: string) => Promise<void>;
  /** Adds a room from a file. Answers how many uploaded pictures were left out, since they are another's. */
  addRoom: (room: Room) => Promise<number>;
  addDraft: (draft: KeptDraft) => Promise<void>;
  setListed: (room: SummaryEntry, isListed: boolean) => Promise<void>;
  unpublish: (room: SummaryEntry) => Promise<void>;
  /** Answers whether it went through; a room with errors is left as it is, with them. */
  publish: (room: SummaryEntry) => Promise<boolean>;
}

interface ProjectsDeps {
  rooms: RoomsPort;
  drafts: Pick<DraftsPort, 'listDrafts' | 'deleteDraft'>;
  uploads: Pick<UploadsPort, 'listUploads'>;
  /** The browser's local storage: it keeps a deletion until that is answered. */
  storage: KeyStorage;
  /** Draws a room's cover, as a data URL. */
  drawCover: (room: Room) => Promise<string>;
  /** Told of a deletion that failed after its time. */
  onNotDeleted: (room: SummaryEntry, error: unknown) => void;
}

export type ProjectsStore = StoreApi<ProjectsState>;

const NOTHING_YET = {
  rooms: [],
  stats: {},
  faults: {},
  drafts: [],
  status: 'loading',
  failure: null,
  busyIds: new Set<string>(),
  doomed: null,
} as const;

/** A creator's own rooms, and what can be done to each. */
export function createProjectsStore({
  rooms: port,
  drafts,
  uploads,
  storage,
  drawCover,
  onNotDeleted,
}: ProjectsDeps): ProjectsStore {
  const add = (id: string, room: Room) => addCoveredRoom({ rooms: port, drawCover }, id, room);
  const deletions = createDeletions({ rooms: port, storage });
  return createStore((set, get) => {
    let creatorId = '';
    const rounds = createRounds();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function load(ofWhom: string) {
      creatorId = ofWhom;
      set({ status: 'loading', failure: null });
      await refresh();
    }

    /** The list tells of its own failure: what was done before is done. Of several lists the one asked for last is shown. */
    async function refresh() {
      const isLatest = rounds.begin();
      try {
        const { listed, ...beside } = await loadProjects({ rooms: port, drafts }, creatorId);
        if (!isLatest()) return;
        for (const room of deletions.unanswered(creatorId, listed)) void deleteNow(room, listed);
        const rooms = listed.filter(({ id }) => !deletions.isGoing(id));
        set({ rooms, ...beside, status: 'ready' });
        const faults = await orNothing(findFaults(port, rooms), {});
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

    function doom(room: SummaryEntry) {
      void deleteDoomed();
      set({ doomed: { room, goesAt: Date.now() + TIME_TO_KEEP } });
      deletions.expect();
      timer = setTimeout(() => void deleteDoomed(), TIME_TO_KEEP);
    }

    function keep() {
      clearTimeout(timer);
      set({ doomed: null });
    }

    async function deleteDoomed() {
      const { doomed, rooms } = get();
      if (!doomed) return;
      clearTimeout(timer);
      set({ doomed: null });
      await deleteNow(doomed.room, rooms);
    }

    /** A failure brings the room back to its place among those that were there. */
    async function deleteNow(room: SummaryEntry, before: readonly SummaryEntry[]) {
      set({ rooms: get().rooms.filter(({ id }) => id !== room.id) });
      try {
        await deletions.send(creatorId, room.id);
      } catch (error) {
        console.error(error);
        set({ rooms: broughtBack(room, before, get().rooms) });
        onNotDeleted(room, error);
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
      doom,
      keep,
      deleteDoomed,
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
      publish: ({ id }) =>
        during(id, async () => {
          const { revision } = await port.loadRoom(id);
          return (await port.publishRoom(id, revision)).findings.length === 0;
        }),
    };
  });
}

/** The list as it is now, with a room at the place among the others that it had before. */
function broughtBack(
  room: SummaryEntry,
  before: readonly SummaryEntry[],
  now: readonly SummaryEntry[],
): readonly SummaryEntry[] {
  const others = now.filter(({ id }) => id !== room.id);
  const place = before.findIndex(({ id }) => id === room.id);
  const isBehind = ({ id }: SummaryEntry) => before.findIndex((other) => other.id === id) > place;
  const behind = others.findIndex(isBehind);
  return behind < 0 ? [...others, room] : others.toSpliced(behind, 0, room);
}
