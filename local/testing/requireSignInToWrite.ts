import type { StorageOperation } from '../storage/authorize.ts';
import { StorageError } from '../storage/StorageError.ts';

/** For tests of files, whatever the project's rules are: anybody reads; to write, one has to be signed in. */
export function requireSignInToWrite({ action, caller }: StorageOperation): void {
  if (action === 'get' || caller !== null) return;
  throw new StorageError('unauthorized', 'Sign in to do this.');
}
