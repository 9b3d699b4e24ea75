import type { PublishRoomAnswer } from '../../../../core/calls/publishRoom.ts';
import type { BackgroundEntry, CatalogueEntry } from '../../../../core/catalogue/model.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import type { Room } from '../../../../core/room/model.ts';
import type { SummaryEntry } from '../../../../core/room/summaryEntry.ts';
import { findProblems } from '../../../../core/solve/findings/findProblems.ts';
import type { Backend } from '../../backend.ts';
import {
  type AuthPort,
  BackendError,
  type CurrentUser,
  type Draft,
  type DraftsPort,
  type PlayJudge,
  type RoomsPort,
} from '../../ports.ts';
import { noMails } from '../../testing/noMails.ts';

/** Everything that a backend holds, for tests to look into and to break. */
export interface Memory {
  rooms: Map<string, Room>;
  /** By owner, room and writer. */
  drafts: Map<string, Draft>;
  covers: Map<string, Blob>;
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  starters: readonly Recipe[];
  user: CurrentUser | null;
  /** Rooms that the plan allows. */
  planRooms: number;
  /** While set, every call to the account fails with it. */
  accountFailure: BackendError | null;
  /** While true, this browser keeps nothing. */
  isStorageRefused: boolean;
  /** Saves that reached the account. */
  saves: number;
  /** Runs once when a new room is stored, before that is answered. */
  beforeAnswer: (() => void) | null;
}

export function createMemory(changes: Partial<Memory> = {}): Memory {
  return {
    rooms: new Map(),
    drafts: new Map(),
    covers: new Map(),
    items: [],
    backgrounds: [],
    starters: [],
    user: null,
    planRooms: 2,
    accountFailure: null,
    isStorageRefused: false,
    saves: 0,
    beforeAnswer: null,
    ...changes,
  };
}

/** The ports over plain maps: revisions, conflicts and the plan's limit as the real ones have them. */
export function createMemoryBackend(memory: Memory): Backend {
  return {
    auth: createAuth(memory),
    rooms: createRooms(memory),
    catalogue: {
      loadItems: async () => answer(memory, memory.items),
      loadBackgrounds: async () => answer(memory, memory.backgrounds),
      loadStarters: async () => answer(memory, memory.starters),
    },
    dashboard: { summary: async () => summaries(memory).filter((entry) => entry.isPublished) },
    records: {
      loadLeaderboard: async () => ({ records: [], total: 0, own: null }),
      loadAllRecords: async () => [],
    },
    drafts: createDrafts(memory),
    remoteJudge: (): PlayJudge => {
      throw new BackendError('notFound', 'This backend plays no rooms.');
    },
  };
}

function answer<Value>(memory: Memory, value: Value): Value {
  if (memory.accountFailure) throw memory.accountFailure;
  return value;
}

function createAuth(memory: Memory): AuthPort {
  return {
    watchUser: (listener) => {
      listener(memory.user);
      return () => undefined;
    },
    register: async () => undefined,
    logIn: async () => undefined,
    signOut: async () => undefined,
    ...noMails,
  };
}

function createRooms(memory: Memory): RoomsPort {
  function stored(id: string): Room {
    const room = answer(memory, memory.rooms.get(id));
    if (!room) throw new BackendError('notFound', `Room with id ${id} not found`);
    return room;
  }
  return {
    createRoom: async (id, room) => {
      if (answer(memory, memory.rooms.has(id))) throw new BackendError('conflict', 'The id is taken');
      if (memory.rooms.size >= memory.planRooms) throw new BackendError('planLimit', 'Plan full');
      memory.rooms.set(id, { ...room, revision: 1 });
      memory.saves += 1;
      memory.beforeAnswer?.();
      return { ...room, revision: 1 };
    },
    loadRoom: async (id) => stored(id),
    saveRoom: async (id, room) => {
      if (stored(id).revision !== room.revision) throw new BackendError('conflict', 'Saved in between');
      const saved = { ...room, revision: room.revision + 1 };
      memory.rooms.set(id, saved);
      memory.saves += 1;
      return saved;
    },
    uploadCover: async (id, cover) => {
      memory.covers.set(answer(memory, id), cover);
      return `/covers/${id}.webp`;
    },
    deleteRoom: async (id) => void memory.rooms.delete(id),
    listRooms: async () => answer(memory, summaries(memory)),
    publishRoom: async (id, revision) => publish(memory, id, stored(id), revision),
    unpublishRoom: async (id) => void memory.rooms.set(id, { ...stored(id), isPublished: false }),
  };
}

function publish(memory: Memory, id: string, room: Room, revision: number): PublishRoomAnswer {
  if (room.revision !== revision) throw new BackendError('conflict', 'Saved in between');
  const findings = findProblems(room).filter((finding) => finding.severity === 'error');
  if (findings.length > 0) return { isPublished: room.isPublished, version: 0, findings };
  const version = room.publishedVersion + 1;
  memory.rooms.set(id, { ...room, isPublished: true, publishedVersion: version });
  return { isPublished: true, version, findings: [] };
}

function summaries(memory: Memory): readonly SummaryEntry[] {
  return [...memory.rooms].map(([id, room]) => ({ ...room, id, createdAt: 0, avgRating: 0, count: 0 }));
}

function createDrafts(memory: Memory): DraftsPort {
  const room = (owner: string, roomId: string | null) => `${owner}/${roomId ?? ''}`;
  const key = (owner: string, { roomId, writer }: Draft) => `${room(owner, roomId)}/${writer}`;
  return {
    loadDraft: async (owner, roomId) =>
      [...memory.drafts]
        .filter(([name]) => name.startsWith(`${room(owner, roomId)}/`))
        .map(([, draft]) => draft)
        .sort((one, other) => other.changedAt - one.changedAt)[0] ?? null,
    saveDraft: async (owner, draft) => {
      if (memory.isStorageRefused) throw new DOMException('refused', 'QuotaExceededError');
      memory.drafts.set(key(owner, draft), draft);
    },
    deleteDraft: async (owner, draft) => {
      const isThatOne = memory.drafts.get(key(owner, draft))?.changedAt === draft.changedAt;
      if (isThatOne) memory.drafts.delete(key(owner, draft));
    },
    listDrafts: async (owner) =>
      [...memory.drafts].filter(([name]) => name.startsWith(`${owner}/`)).map(([, draft]) => draft),
    clearDrafts: async (owner) => {
      for (const name of memory.drafts.keys()) if (name.startsWith(`${owner}/`)) memory.drafts.delete(name);
    },
  };
}
