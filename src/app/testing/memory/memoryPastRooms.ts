import type { PastRoom, PastRoomsPort } from '../../../shared/ports/PastRoomsPort.ts';

/** Copies of rooms, in a map by room and slot; without published versions. */
export function createMemoryPastRooms(kept = new Map<string, PastRoom>()): PastRoomsPort {
  const keepCopy: PastRoomsPort['keepCopy'] = async (roomId, copy) =>
    void kept.set(`${roomId}/${copy.slot}`, { type: 'copy', at: kept.size, ...copy });
  return {
    listPastRooms: async (roomId) =>
      [...kept].flatMap(([path, past]) => (path.startsWith(`${roomId}/`) ? [past] : [])).reverse(),
    keepCopy,
    keepDay: async (roomId, room) => {
      if (!kept.has(`${roomId}/day-0`)) await keepCopy(roomId, { slot: 'day-0', name: '', room });
    },
    deleteCopy: async (roomId, slot) => void kept.delete(`${roomId}/${slot}`),
  };
}
