import type { Authorize } from '../firestore/authorize.ts';
import type { AuthorizeStorage } from '../storage/authorize.ts';
import { authorizeFirestore } from './authorizeFirestore.ts';
import { authorizeStorage, type StorageRulesDeps } from './authorizeStorage.ts';
import { RulesFile } from './RulesFile.ts';

export interface RulesOptions {
  /** The path of `firestore.rules`. */
  firestore: string;
  /** The path of `storage.rules`. */
  storage: string;
  /** Takes changes of the files while the server runs. */
  isWatched?: boolean;
}

export interface OpenRules {
  readonly authorizeFirestore: Authorize;
  readonly authorizeStorage: (deps: Pick<StorageRulesDeps, 'bucket' | 'readDocument'>) => AuthorizeStorage;
  readonly close: () => void;
}

/**
 * Reads the rules of both services; refusals are logged to the terminal. @throws StartError if a file is
 * missing or faulty
 */
export function openRules({ firestore, storage, isWatched = false }: RulesOptions): OpenRules {
  const firestoreRules = new RulesFile(firestore, 'cloud.firestore');
  const storageRules = new RulesFile(storage, 'firebase.storage');
  const stops = isWatched ? [firestoreRules.watch(), storageRules.watch()] : [];
  return {
    authorizeFirestore: authorizeFirestore(() => firestoreRules.ruleset, warn),
    authorizeStorage: (deps) => authorizeStorage({ ...deps, rules: () => storageRules.ruleset, log: warn }),
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

function warn(line: string): void {
  console.warn(line);
}
