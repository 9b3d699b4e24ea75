import type { DraftsPort } from '../ports/DraftsPort.ts';
import type { RoomsPort } from '../ports/RoomsPort.ts';
import { listKeptDrafts } from './listKeptDrafts.ts';
import { orNothing } from './orNothing.ts';

interface ProjectsSources {
  rooms: Pick<RoomsPort, 'listRooms' | 'listStats'>;
  drafts: Pick<DraftsPort, 'listDrafts'>;
}

/** A creator's rooms, newest first, and what the list tells beside them. @throws BackendError (the rooms did not come) */
export async function loadProjects({ rooms, drafts }: ProjectsSources, creatorId: string) {
  const [listed, stats, kept] = await Promise.all([
    rooms.listRooms(creatorId),
    orNothing(rooms.listStats(creatorId), []),
    orNothing(listKeptDrafts(drafts, creatorId), []),
  ]);
  return { listed, stats: Object.fromEntries(stats.map((each) => [each.roomId, each])), drafts: kept };
}
