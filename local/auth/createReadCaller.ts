import type { IncomingMessage } from 'node:http';
import { AuthError } from './AuthError.ts';
import type { Caller } from './Caller.ts';
import type { Sessions } from './Sessions.ts';

/** The Storage SDK writes `Firebase` where the others write `Bearer`. */
const AUTHORIZATION = /^(?:Bearer|Firebase) (.+)$/i;

/**
 * Creates the check that every public entry point uses: who sends this request? Null if not signed in.
 * @throws AuthError if the token is forged, too old, or of an account that is gone or disabled
 */
export function createReadCaller(sessions: Sessions): (request: IncomingMessage) => Caller | null {
  return (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = AUTHORIZATION.exec(authorization)?.[1];
    if (token === undefined) throw new AuthError('INVALID_ID_TOKEN');
    const { account, claims } = sessions.read(token);
    return { userId: account.localId, claims };
  };
}
