import { randomBytes } from 'node:crypto';

/** A sign-in account, as it is kept. */
export interface Account {
  localId: string;
  /** Lower case; null for an account that the Admin SDK made without one. */
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  /** Null for an account without a password, which cannot be signed in to by password. */
  passwordHash: string | null;
  /** Milliseconds since the epoch. */
  passwordUpdatedAt: number | null;
  /** Unix seconds. Tokens of earlier sign-ins are not accepted. */
  validSince: number;
  /**
   * Replaced whenever all sessions are ended. Tokens and mailed codes with an older key are void, even those of the
   * same second.
   */
  sessionKey: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Milliseconds since the epoch. */
  lastLoginAt: number | null;
  /** Custom claims as JSON text. */
  customAttributes: string | null;
}

/** Random, so that a new account with the id of a deleted one does not take over its sessions. */
export function newSessionKey(): string {
  return randomBytes(9).toString('base64url');
}

/** Whole seconds, rounded down, of a time in milliseconds: the unit of every time in a token. */
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
