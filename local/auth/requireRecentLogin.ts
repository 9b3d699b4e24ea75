import { unixSeconds } from './Account.ts';
import { AuthError } from './AuthError.ts';
import type { SignedIn } from './Sessions.ts';

/** Firebase asks for a sign-in not older than this before it changes a password or an address, or deletes an account. */
const RECENT_LOGIN_SECONDS = 300;

/**
 * @param now milliseconds since the epoch
 * @throws AuthError CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export function requireRecentLogin({ claims }: SignedIn, now: number): void {
  const age = unixSeconds(now) - claims.auth_time;
  if (age > RECENT_LOGIN_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
