import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/** `creator` owns whatever has an owner; `disabled` still holds a token from before the account was closed. */
export const ROLES = ['signedOut', 'creator', 'other', 'pro', 'admin', 'disabled'] as const;
export type Role = (typeof ROLES)[number];

export const NOBODY: readonly Role[] = [];
export const SIGNED_IN: readonly Role[] = ['creator', 'other', 'pro', 'admin'];
/** A disabled account's token is refused at the door, even where anybody may read. */
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
