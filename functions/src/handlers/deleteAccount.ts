import type { DeleteAccountAnswer, DeleteAccountRequest } from '../../../core/calls/deleteAccount.ts';
import { forgetPerson } from '../account/forgetPerson.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireRecentCaller } from '../http/requireCaller.ts';
import { ACCOUNTS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';

/**
 * POST /api/deleteAccount: deletes the caller's account, rooms, pictures, plays, ratings and bookmarks, and leaves their
 * records nameless. One that was interrupted goes on when it is asked for again.
 * @throws unauthenticated (also where the password was given too long ago); tooManyRequests
 */
export async function deleteAccount(
  _request: DeleteAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteAccountAnswer> {
  const { userId } = requireRecentCaller(caller, deps.now());
  await countNow(ACCOUNTS, deps, throttledClientsOf(deps, caller));
  return { rooms: await forgetPerson(deps, userId) };
}
