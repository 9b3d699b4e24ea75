import { getAuth } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import { HttpError } from './HttpError.ts';

/** Who is signed in at the other end, proved by an identity token. */
export interface Caller {
  userId: string;
  /** The account's name, empty when it has none. */
  name: string;
  /** Whether the account's e-mail address is confirmed; undefined counts as not: such accounts cost no more to make than guests. */
  emailVerified?: boolean;
  /** When the password was given, in Unix seconds; undefined counts as long ago. */
  signedInAt?: number;
}

/** The request's caller, null without a token. @throws unauthenticated for a token that is no good any more */
export async function findCaller(request: Request): Promise<Caller | null> {
  const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  if (!token) return null;
  try {
    const claims = await getAuth().verifyIdToken(token);
    const name = typeof claims.name === 'string' ? claims.name : '';
    const emailVerified = claims.email_verified === true;
    return { userId: claims.uid, name, emailVerified, signedInAt: claims.auth_time };
  } catch {
    throw new HttpError('unauthenticated', 'Please log in again.');
  }
}
