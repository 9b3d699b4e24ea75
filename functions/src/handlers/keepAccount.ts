import type { KeepAccountAnswer, KeepAccountRequest } from '../../../core/calls/account/keepAccount.ts';
import { accountRef, indexAccount } from '../account/accountIndex.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { CLAIMS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';

/**
 * POST /api/keepAccount: keeps by which name and address admins find the caller's account.
 * @throws unauthenticated; tooManyRequests
 */
export async function keepAccount(
  _request: KeepAccountRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<KeepAccountAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(CLAIMS, deps, throttledClientsOf(deps, caller));
  const { users } = await deps.auth.getUsers([{ uid: userId }]);
  const [account] = users;
  // Deleted while the token still holds: nothing of it may come back.
  if (account) await accountRef(deps.db, userId).set(indexAccount(account));
  return {};
}
