import type { Deps } from '../deps.ts';
import { userRef } from '../payments/refs.ts';
import type { Caller } from './findCaller.ts';
import { HttpError } from './HttpError.ts';

/** Milliseconds for which an enabled account is cached. */
const KNOWN_FOR = 5000;
/** Maximum cached accounts: far more than an instance serves in that time. */
const MOST_KNOWN = 10_000;

/**
 * Creates the check whether a caller's account is disabled (decision 0022): the record says so at once, while
 * a token stays valid for up to an hour. Guests are not looked up. The check throws `unauthenticated`.
 */
export function createRequireEnabled() {
  const knownUntil = new Map<string, number>();
  return async ({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Caller | null): Promise<void> => {
    if (caller === null) return;
    const { userId } = caller;
    if ((knownUntil.get(userId) ?? 0) > now()) return;
    const record = await userRef(db, userId).get();
    if (record.get('is_disabled') === true)
      throw new HttpError('unauthenticated', 'This account is disabled.');
    if (knownUntil.size >= MOST_KNOWN) knownUntil.clear();
    knownUntil.set(userId, now() + KNOWN_FOR);
  };
}
