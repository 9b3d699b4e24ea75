import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';

/** Maximum number of rooms loaded at once. */
const MOST = 100;

export interface OpenRooms {
  rooms: readonly SummaryEntry[];
  /** The number of rooms that are unpublished or gone. */
  closed: number;
}

/** Loads those of some rooms that are published; closed ones are skipped. Throws other failures. */
export async function loadOpenRooms(
  port: Pick<RoomsPort, 'loadSummary'>,
  roomIds: readonly string[],
): Promise<OpenRooms> {
  const asked = roomIds.slice(-MOST).map((id) => loadOpen(port, id));
  const rooms = (await Promise.all(asked)).filter((room) => room !== null);
  return { rooms, closed: asked.length - rooms.length };
}

async function loadOpen(
  { loadSummary }: Pick<RoomsPort, 'loadSummary'>,
  id: string,
): Promise<SummaryEntry | null> {
  try {
    const room = await loadSummary(id);
    return room.isPublished ? room : null;
  } catch (error) {
    if (failureCode(error) === 'notFound') return null;
    throw error;
  }
}
