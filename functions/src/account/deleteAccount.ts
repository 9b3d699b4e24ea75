import type { DeleteAccountAnswer, DeleteAccountRequest } from '../../../core/calls/account/deleteAccount.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireRecentCaller } from '../http/requireCaller.ts';
import { userRef } from '../payments/refs.ts';
import { ACCOUNTS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { forgetPerson } from './forgetPerson.ts';
import { requireAnotherAdmin } from './requireAnotherAdmin.ts';

/**
 * POST /api/deleteAccount: deletes the caller's account, rooms, pictures, plays, ratings and bookmarks, and
 * makes their records anonymous. Repeating it continues after an interruption.
 * @throws unauthenticated (also if the login is not recent); tooManyRequests; conflict (the last admin)
 */
export async function deleteAccount(
  _request: DeleteAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteAccountAnswer> {
  const { userId } = requireRecentCaller(caller, deps.now());
  await countNow(ACCOUNTS, deps, throttledClientsOf(deps, caller));
  await requireNotLastAdmin(deps.db, userId);
  return { rooms: await forgetPerson(deps, userId) };
}

/**
 * Without an admin nobody could appoint one. The status is removed first, so that two who leave at once
 * cannot both pass.
 */
async function requireNotLastAdmin(db: Deps['db'], userId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(userRef(db, userId));
    if (user.get('is_admin') !== true) return;
    await requireAnotherAdmin(transaction, db, userId);
    transaction.update(user.ref, { is_admin: false });
  });
}
