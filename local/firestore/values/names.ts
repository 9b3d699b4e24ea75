import { invalidArgument } from '../FirestoreError.ts';

/** Names between double underscores belong to Firestore. */
export function isReservedName(name: string): boolean {
  return /^__.*__$/s.test(name);
}

/** Refuses half surrogate pairs: they have no UTF-8 form, and two different ones would be stored as the same text. */
export function assertWellFormed(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw invalidArgument('A string is not valid Unicode.');
  return text;
}
