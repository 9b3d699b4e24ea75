import type { StorageOperation } from '../storage/authorize.ts';
import { StorageError } from '../storage/StorageError.ts';

/** Rules for tests of files: anybody reads; writing needs a sign-in. */
export function requireSignInToWrite({ action, caller }: StorageOperation): void {
  if (action === 'get' || caller !== null) return;
  throw new StorageError('unauthorized', 'Sign in to do this.');
}
