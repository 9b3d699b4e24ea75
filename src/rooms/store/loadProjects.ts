import type { Calls } from '../../shared/ports/Calls.ts';
import type { DraftsPort } from '../../shared/ports/DraftsPort.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { listKeptDrafts } from './listKeptDrafts.ts';
import { orNothing } from './orNothing.ts';

interface ProjectsSources {
  rooms: Pick<RoomsPort, 'listRooms' | 'listStats'>;
  calls: Pick<Calls, 'listDeletedRooms'>;
  drafts: Pick<DraftsPort, 'listDrafts'>;
}

/**
 * A creator's rooms, newest first, with the list's further data. @throws BackendError (the rooms could not be
 * loaded)
 */
export async function loadProjects({ rooms: port, calls, drafts }: ProjectsSources, creatorId: string) {
  const [rooms, stats, kept, bin] = await Promise.all([
    port.listRooms(creatorId),
    orNothing(port.listStats(creatorId), []),
    orNothing(listKeptDrafts(drafts, creatorId), []),
    orNothing(calls.listDeletedRooms({}), { rooms: [] }),
  ]);
  return {
    rooms,
    bin: bin.rooms,
    stats: Object.fromEntries(stats.map((each) => [each.roomId, each])),
    drafts: kept,
  };
}
