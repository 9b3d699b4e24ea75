import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';

/** Maximum number of rooms checked for errors at once; each may be large. */
const MOST = 8;

/** Errors that prevent publishing a room. */
export interface RoomFault {
  room: Room;
  first: Finding;
  count: number;
}

/** Errors by room, for the rooms that have some. */
export async function findFaults(
  port: Pick<RoomsPort, 'loadRoom'>,
  rooms: readonly SummaryEntry[],
): Promise<Readonly<Record<string, RoomFault>>> {
  const faulty = rooms.filter(({ error }) => error).slice(0, MOST);
  const found = await Promise.all(
    faulty.map(async ({ id }) => [id, faultOf(await port.loadRoom(id))] as const),
  );
  return Object.fromEntries(found.flatMap(([id, fault]) => (fault ? [[id, fault]] : [])));
}

function faultOf(room: Room): RoomFault | null {
  const errors = findProblems(room).filter(({ severity }) => severity === 'error');
  const [first] = errors;
  return first ? { room, first, count: errors.length } : null;
}
