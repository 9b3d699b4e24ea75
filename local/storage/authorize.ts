import type { Caller } from '../auth/Caller.ts';

/** What somebody wants to do with the object of that name (or, for `list`, with those of that prefix). */
export interface StorageOperation {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  caller: Caller | null;
}

/** Decides on an operation; throws StorageError unauthorized to refuse it. */
export type AuthorizeStorage = (operation: StorageOperation) => void;
