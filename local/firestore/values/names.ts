import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';
import { fitsInteger } from './numbers.ts';
import { shorten } from './shorten.ts';

/** Names between double underscores belong to Firestore. */
export function isReservedName(name: string): boolean {
  return /^__.*__$/s.test(name);
}

/** The number in an id that comes from Datastore, such as 7 for `__id7__`; undefined for every other id. */
export function numberOfId(id: string): bigint | undefined {
  const digits = /^__id(-?[1-9]\d{0,18})__$/.exec(id)?.[1];
  const number = digits === undefined ? undefined : BigInt(digits);
  return number !== undefined && fitsInteger(number) ? number : undefined;
}

/** Refuses invalid collection ids. @throws FirestoreError INVALID_ARGUMENT */
export function assertCollectionId(id: string): void {
  assertId(id);
  if (isReservedName(id))
    throw invalidArgument(`Collection id "${shorten(id)}" is invalid because it is reserved.`);
}

/**
 * Refuses invalid document ids; of the reserved ones, numeric ids are accepted. @throws FirestoreError
 * INVALID_ARGUMENT
 */
export function assertDocumentId(id: string): void {
  assertId(id);
  if (isReservedName(id) && numberOfId(id) === undefined)
    throw invalidArgument(`Resource id "${shorten(id)}" is invalid because it is reserved.`);
}

function assertId(id: string): void {
  if (id === '' || id === '.' || id === '..') throw invalidArgument(`"${id}" cannot be an id.`);
  if (Buffer.byteLength(id) > LIMITS.idBytes)
    throw invalidArgument(`An id can be ${LIMITS.idBytes} bytes long at most.`);
  assertWellFormed(id);
}

/**
 * Refuses half surrogate pairs: they have no UTF-8 form, and two different ones would be stored as the same text.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function assertWellFormed(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw invalidArgument('A string is not valid Unicode.');
  return text;
}
