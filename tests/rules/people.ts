import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/**
 * The roles. `creator` owns everything that has an owner; `disabled` has a token from before the account was
 * disabled.
 */
export const ROLES = ['signedOut', 'creator', 'other', 'pro', 'admin', 'disabled'] as const;
export type Role = (typeof ROLES)[number];

export const NOBODY: readonly Role[] = [];
export const SIGNED_IN: readonly Role[] = ['creator', 'other', 'pro', 'admin'];
/** The roles that may read public data. A disabled account's token is refused even there. */
export const EVERYBODY: readonly Role[] = ['signedOut', ...SIGNED_IN];

/** A user with a browser. */
export interface Person {
  role: Role;
  userId: string;
  db: Firestore;
  storage: FirebaseStorage;
}

export function userIdOf(role: Role): string {
  return `${role}Id`;
}

export const CREATOR_ID = userIdOf('creator');
