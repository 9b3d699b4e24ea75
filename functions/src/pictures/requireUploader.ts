import { endOfPlan, isActivePro } from '../../../core/account/isActivePro.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readOwner } from '../payments/readOwner.ts';

/**
 * Returns a caller who may upload: with active Pro, or an admin (SPEC §9), as in storage.rules. @throws
 * unauthenticated; planNeeded
 */
export async function requireUploader(
  caller: Caller | null,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Caller> {
  const signedIn = requireCaller(caller);
  const owner = await readOwner(db, signedIn.userId);
  const plan = { stripeId: owner.stripeId, end_datetime: endOfPlan(owner) };
  if (owner.isAdmin || isActivePro(plan, new Date(now()))) return signedIn;
  throw new HttpError('planNeeded', 'Own things and backgrounds come with Pro.');
}
