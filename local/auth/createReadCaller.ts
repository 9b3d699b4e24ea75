import type { IncomingMessage } from 'node:http';
import { AuthError } from './AuthError.ts';
import type { Caller } from './Caller.ts';
import type { Sessions } from './Sessions.ts';

/** `Firebase` is what the Storage SDK writes where the others write `Bearer`. */
const AUTHORIZATION = /^(?:Bearer|Firebase) (.+)$/i;

/**
 * Makes the check that every public door asks: who sends this request? Null for nobody signed in.
 * @throws AuthError for a token that is forged, too old, or of an account that is gone or disabled
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
