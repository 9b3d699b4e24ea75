import type { StorageOperation } from './authorize.ts';
import { StorageError } from './StorageError.ts';

/** Anybody reads; to write, one has to be signed in. The rules file, once evaluated, says who may write what. */
export function requireSignInToWrite({ action, caller }: StorageOperation): void {
  if (action === 'get' || caller !== null) return;
  throw new StorageError('unauthorized', 'Sign in to do this.');
}
