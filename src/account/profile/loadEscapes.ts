import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { loadOpenRooms } from '../../rooms/store/loadOpenRooms.ts';
import type { Backend } from '../../shared/ports/backend.ts';

/** An escaped room with the record. */
export interface Escape {
  room: SummaryEntry;
  record: GameRecord;
}

/** A player's latest escapes, latest first, from rooms that are still open. */
export async function loadEscapes(
  { records, rooms }: Pick<Backend, 'records' | 'rooms'>,
  playerId: string,
): Promise<readonly Escape[]> {
  const escapes = await records.loadEscapes(playerId);
  const open = await loadOpenRooms(rooms, [...new Set(escapes.map(({ roomId }) => roomId))]);
  const byId = new Map(open.rooms.map((room) => [room.id, room]));
  return escapes.flatMap((record) => {
    const room = byId.get(record.roomId);
    return room ? [{ room, record }] : [];
  });
}
