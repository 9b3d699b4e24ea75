import { getAuth } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import { HttpError } from './HttpError.ts';

/** The signed-in caller, proved by an identity token. */
export interface Caller {
  userId: string;
  /** The account's name; empty if it has none. */
  name: string;
  /**
   * Whether the e-mail address is confirmed; undefined means no. Unconfirmed accounts are as cheap to make as
   * guests.
   */
  emailVerified?: boolean;
  /** Time of the login in Unix seconds; undefined means long ago. */
  signedInAt?: number;
}

/**
 * Returns the request's caller; null without a token. @throws unauthenticated for an invalid or expired token
 */
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
