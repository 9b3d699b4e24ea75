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
  /** Null: no password, so no sign-in by one. */
  passwordHash: string | null;
  /** Milliseconds since the epoch. */
  passwordUpdatedAt: number | null;
  /** Unix seconds: tokens of a sign-in before it are void. */
  validSince: number;
  /** Another one from each end of all sessions on: tokens and mailed codes of an older one are void, whatever second they are of. */
  sessionKey: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Milliseconds since the epoch. */
  lastLoginAt: number | null;
  /** Custom claims as JSON text. */
  customAttributes: string | null;
}

/** Random: an account that takes a deleted one's id does not take its sessions over. */
export function newSessionKey(): string {
  return randomBytes(9).toString('base64url');
}

/** Whole seconds, rounded down, of a time in milliseconds: the unit of every time in a token. */
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
