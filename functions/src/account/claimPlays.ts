import type { ClaimPlaysAnswer, ClaimPlaysRequest } from '../../../core/calls/play/claimPlays.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { guestIdOf } from '../plays/player.ts';
import { CLAIMS } from '../throttles/accounts.ts';
import { countNow } from '../throttles/countWithin.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { claimGuest } from './claimGuest.ts';

/**
 * POST /api/claimPlays: moves what a guest played to the caller: plays, the right to rate, ratings, records.
 * An unknown token moves nothing.
 * @throws unauthenticated; tooManyRequests
 */
export async function claimPlays(
  { guestToken }: ClaimPlaysRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ClaimPlaysAnswer> {
  const account = requireCaller(caller);
  await countNow(CLAIMS, deps, throttledClientsOf(deps, caller));
  return { claimed: await claimGuest(deps.db, guestIdOf(guestToken), account) };
}
