import type { Caller } from './findCaller.ts';
import { HttpError } from './HttpError.ts';

/** Maximum age of a login, in seconds; the sign-in service requires the same before a change of password. */
const RECENT = 300;

/** @throws unauthenticated */
export function requireCaller(caller: Caller | null): Caller {
  if (caller) return caller;
  throw new HttpError('unauthenticated', 'Please log in first.');
}

/**
 * Returns a caller who logged in within the last minutes. `now`: milliseconds since the epoch. @throws
 * unauthenticated
 */
export function requireRecentCaller(caller: Caller | null, now: number): Caller {
  const { signedInAt } = requireCaller(caller);
  if (caller && signedInAt !== undefined && now / 1000 - signedInAt <= RECENT) return caller;
  throw new HttpError('unauthenticated', 'Please log in again first.');
}
