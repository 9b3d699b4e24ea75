import type { Caller } from '../auth/Caller.ts';
import type { ObjectSettings, StoredObject } from './StoredObject.ts';

/** What somebody wants to do with the object of that name (or, for `list`, with those of that prefix). */
export interface StorageOperation {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  caller: Caller | null;
  /** The object as it is kept; null where there is none, and for `list`. */
  before: StoredObject | null;
  /** What an upload or a change of settings would leave behind; null for every other action. */
  after: IncomingObject | null;
}

/** What is known of an object before it is kept. Rules decide on it, so an upload is asked about with its true size. */
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
