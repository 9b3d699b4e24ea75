import type { Deps } from '../deps.ts';
import { userRef } from '../payments/refs.ts';
import type { Caller } from './findCaller.ts';
import { HttpError } from './HttpError.ts';
import { requireCaller } from './requireCaller.ts';

/**
 * Checks the caller's present admin status (SPEC §6): a token is valid for an hour, within which the status
 * may be taken or the account disabled.
 * @throws unauthenticated; adminNeeded
 */
export async function requireAdmin(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  caller: Caller | null,
): Promise<Caller> {
  const { userId } = requireCaller(caller);
  const [record, account] = await Promise.all([userRef(db, userId).get(), auth.getUsers([{ uid: userId }])]);
  const isEnabled = account.users[0]?.disabled === false;
  if (caller && isEnabled && record.get('is_admin') === true) return caller;
  throw new HttpError('adminNeeded', 'Only admins may do this.');
}
