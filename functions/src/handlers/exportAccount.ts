import type {
  ExportAccountAnswer,
  ExportAccountRequest,
  Exported,
} from '../../../core/calls/exportAccount.ts';
import { exportDocuments } from '../account/exportDocuments.ts';
import { exportPerson } from '../account/exportPerson.ts';
import { type ExportPlace, nameOfPlace, readPlace } from '../account/exportPlace.ts';
import { exportRooms } from '../account/exportRooms.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { ACCOUNTS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';

/**
 * POST /api/exportAccount: all that is stored of the caller, page by page: the person first and then room after room.
 * @throws unauthenticated; tooManyRequests; badRequest (no place of an export)
 */
export async function exportAccount(
  { startAfter }: ExportAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ExportAccountAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(ACCOUNTS, deps, throttledClientsOf(deps, caller));
  const after = startAfter === undefined ? null : readPlace(startAfter);
  if (after?.collection === 'rooms') return { person: null, ...(await pageOfRooms(deps, userId, after)) };
  const account: Exported = after === null ? await exportPerson(deps, userId) : {};
  const { lists, next } = await exportDocuments(deps.db, userId, after);
  const person = { ...account, ...lists };
  if (next !== null) return { person, rooms: [], next: nameOfPlace(next) };
  return { person, ...(await pageOfRooms(deps, userId, null)) };
}

async function pageOfRooms(deps: Deps, userId: string, after: ExportPlace | null) {
  const { rooms, last } = await exportRooms(deps, userId, after?.id);
  return { rooms, next: last === null ? null : nameOfPlace({ collection: 'rooms', id: last }) };
}
