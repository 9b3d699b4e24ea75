import type { Caller } from '../auth/Caller.ts';
import type { ObjectSettings, StoredObject } from './StoredObject.ts';

/** An action on the object of that name (or, for `list`, on those with that prefix). */
export interface StorageOperation {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  caller: Caller | null;
  /** The stored object; null if there is none, and for `list`. */
  before: StoredObject | null;
  /** The object after an upload or a change of settings; null for every other action. */
  after: IncomingObject | null;
}

/** An object before it is stored. Rules decide on it, so an upload is judged with its true size. */
export interface IncomingObject extends ObjectSettings {
  /** Bytes. */
  size: number;
  /** Base64. Undefined where it is not known yet. */
  md5Hash?: string | undefined;
  /** Base64, Castagnoli's polynomial. Undefined where it is not known yet. */
  crc32c?: string | undefined;
}

/** Decides on an operation. @throws StorageError unauthorized to refuse it */
export type AuthorizeStorage = (operation: StorageOperation) => void;
