import { BIN } from '../../../../core/room/bin.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import { answer, type Memory, summariesOf } from './memory.ts';

type BinCalls = Pick<Calls, 'deleteRoom' | 'listDeletedRooms' | 'putBackRoom' | 'purgeRoom'>;

/** Unix seconds of deletions here. */
const DELETED_AT = 1_790_000_000;

/** A bin that behaves like the real one. */
export function createMemoryBin(memory: Memory): BinCalls {
  return {
    deleteRoom: async ({ roomId: id }) => {
      const summary = answer(memory, summariesOf(memory)).find((entry) => entry.id === id);
      if (!summary) return { roomId: id };
      memory.bin.set(id, { summary, room: memory.rooms.get(id) });
      memory.rooms.delete(id);
      memory.summaries = memory.summaries.filter((entry) => entry.id !== id);
      return { roomId: id };
    },
    listDeletedRooms: async () => ({
      rooms: [...answer(memory, memory.bin).values()].map(({ summary }) => ({
        roomId: summary.id,
        roomName: summary.roomName,
        deletedAt: DELETED_AT,
        goneAt: DELETED_AT + BIN.days * 24 * 60 * 60,
        wasPublished: summary.isPublished,
        count: summary.count,
        picture: '',
      })),
    }),
    putBackRoom: async ({ roomId: id }) => {
      const binned = answer(memory, memory.bin.get(id));
      if (!binned) throw new BackendError('notFound', 'This room is not in your bin.');
      if (memory.rooms.size >= memory.planRooms) throw new BackendError('quotaReached', 'Plan full');
      memory.bin.delete(id);
      if (binned.room) memory.rooms.set(id, binned.room);
      else memory.summaries = [...memory.summaries, binned.summary];
      return { roomId: id };
    },
    purgeRoom: async ({ roomId }) => {
      answer(memory, memory.bin).delete(roomId);
      return { roomId };
    },
  };
}
