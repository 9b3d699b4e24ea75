import type { ExportAccountAnswer, ExportAccountRequest } from '../../../core/calls/exportAccount.ts';
import { exportPerson } from '../account/exportPerson.ts';
import { exportRooms } from '../account/exportRooms.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { ACCOUNTS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';

/**
 * POST /api/exportAccount: all that is stored of the caller, the person first and then room after room.
 * @throws unauthenticated; tooManyRequests
 */
export async function exportAccount(
  { startAfter }: ExportAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ExportAccountAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(ACCOUNTS, deps, throttledClientsOf(deps, caller));
  const person = startAfter === undefined ? await exportPerson(deps, userId) : null;
  return { person, ...(await exportRooms(deps, userId, startAfter)) };
}
