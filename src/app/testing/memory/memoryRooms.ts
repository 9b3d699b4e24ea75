import type { PublishRoomAnswer, PublishRoomRequest } from '../../../../core/calls/room/publishRoom.ts';
import { changeForPlayers } from '../../../../core/room/compare/changeForPlayers.ts';
import type { Room } from '../../../../core/room/model.ts';
import { findProblems } from '../../../../core/solve/findings/findProblems.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import type { RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import { answer, type Memory, markSummary, summariesOf } from './memory.ts';

/** Rooms with revisions, conflicts and the plan’s limit like the real ones. */
export function createMemoryRooms(memory: Memory): RoomsPort {
  const stored = (id: string) => storedRoom(memory, id);
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
    loadVersion: async (id, version) => {
      const published = answer(memory, memory.versions.get(`${id} ${version}`));
      if (!published) throw new BackendError('notFound', `Room with id ${id} not found`);
      return published;
    },
    saveRoom: async (id, room) => {
      if (stored(id).revision !== room.revision) throw new BackendError('conflict', 'Saved in between');
      const saved = { ...room, revision: room.revision + 1 };
      memory.rooms.set(id, saved);
      if (saved.isPublished) markSummary(memory, id, { hasNewerDraft: true });
      memory.saves += 1;
      memory.beforeAnswer?.();
      return saved;
    },
    uploadCover: async (id, cover) => {
      memory.covers.set(answer(memory, id), cover);
      return `/covers/${id}.webp`;
    },
    listRooms: async (creatorId) =>
      answer(memory, summariesOf(memory)).filter((entry) => entry.creatorId === creatorId),
    loadSummary: async (id) => {
      const entry = answer(memory, summariesOf(memory)).find((summary) => summary.id === id);
      if (!entry) throw new BackendError('notFound', `Room with id ${id} not found`);
      return entry;
    },
    listStats: async (creatorId) => memory.stats.filter((each) => each.creatorId === creatorId),
    setListed: async (id, isListed) => {
      markSummary(memory, id, { isListed });
      memory.summaries = memory.summaries.map((entry) => (entry.id === id ? { ...entry, isListed } : entry));
    },
    unpublishRoom: async (id) => void memory.rooms.set(id, { ...stored(id), isPublished: false }),
  };
}

/** The calls that publish rooms and list unfinished plays. */
export function createMemoryRoomCalls(memory: Memory): Pick<Calls, 'publishRoom' | 'listUnfinished'> {
  return {
    publishRoom: async (request) => publish(memory, storedRoom(memory, request.roomId), request),
    listUnfinished: async () => answer(memory, { players: memory.unfinished, isMore: false }),
  };
}

function storedRoom(memory: Memory, id: string): Room {
  const room = answer(memory, memory.rooms.get(id));
  if (!room) throw new BackendError('notFound', `Room with id ${id} not found`);
  return room;
}

function publish(
  memory: Memory,
  room: Room,
  { roomId: id, revision, isListed, imageUrl = room.imageUrl }: PublishRoomRequest,
): PublishRoomAnswer {
  if (room.revision !== revision) throw new BackendError('conflict', 'Saved in between');
  const findings = findProblems(room).filter((finding) => finding.severity === 'error');
  if (findings.length > 0) return { isPublished: room.isPublished, version: 0, board: 0, findings };
  const last = memory.versions.get(`${id} ${room.publishedVersion}`);
  const change = last ? changeForPlayers(last, room) : 'play';
  const version = room.publishedVersion + (change === 'none' ? 0 : 1);
  memory.versions.set(`${id} ${version}`, room);
  markSummary(memory, id, { hasNewerDraft: false, ...(isListed !== undefined && { isListed }) });
  memory.summaries = memory.summaries.map((entry) =>
    entry.id === id ? { ...entry, isListed: isListed ?? entry.isListed } : entry,
  );
  memory.rooms.set(id, { ...room, imageUrl, isPublished: true, publishedVersion: version });
  return { isPublished: true, version, board: version, findings: [] };
}
