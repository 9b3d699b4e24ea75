import type { KeepAccountAnswer, KeepAccountRequest } from '../../../core/calls/account/keepAccount.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { CLAIMS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { accountRef, indexAccount } from './accountIndex.ts';

/**
 * POST /api/keepAccount: stores the name and address by which admins find the caller's account.
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
  // The account may be deleted while its token is still valid; nothing may be stored again.
  if (account) await accountRef(deps.db, userId).set(indexAccount(account));
  return {};
}
