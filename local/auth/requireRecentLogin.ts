import { unixSeconds } from './Account.ts';
import { AuthError } from './AuthError.ts';
import type { SignedIn } from './Sessions.ts';

/** Largest age of a sign-in for changing a password or an address, or deleting an account, as in Firebase. */
const RECENT_LOGIN_SECONDS = 300;

/**
 * @param now milliseconds since the epoch
 * @throws AuthError CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export function requireRecentLogin({ claims }: SignedIn, now: number): void {
  const age = unixSeconds(now) - claims.auth_time;
  if (age > RECENT_LOGIN_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
