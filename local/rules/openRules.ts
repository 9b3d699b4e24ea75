import type { Authorize } from '../firestore/authorize.ts';
import { DENY_ALL, RealtimeRules } from '../realtime/rules/RealtimeRules.ts';
import { readRules } from '../realtime/rules/readRules.ts';
import type { AuthorizeStorage } from '../storage/authorize.ts';
import { authorizeFirestore } from './authorizeFirestore.ts';
import { authorizeStorage, type StorageRulesDeps } from './authorizeStorage.ts';
import { RulesFile, readingFor } from './RulesFile.ts';

export interface RulesOptions {
  /** The path of `firestore.rules`. */
  firestore: string;
  /** The path of `storage.rules`. */
  storage: string;
  /** The path of `database.rules.json`; without it no browser reads or writes the Realtime Database. */
  realtime?: string;
  /** Takes changes of the files while the server runs. */
  isWatched?: boolean;
}

interface OpenRules {
  readonly authorizeFirestore: Authorize;
  readonly authorizeStorage: (deps: Pick<StorageRulesDeps, 'bucket' | 'readDocument'>) => AuthorizeStorage;
  /** The rules of the Realtime Database. */
  readonly realtimeRules: () => RealtimeRules;
  readonly close: () => void;
}

/**
 * Reads the rules of all services; refusals are logged to the terminal. @throws StartError if a file is
 * missing or faulty
 */
export function openRules({ firestore, storage, realtime, isWatched = false }: RulesOptions): OpenRules {
  const firestoreRules = new RulesFile(firestore, readingFor('cloud.firestore'));
  const storageRules = new RulesFile(storage, readingFor('firebase.storage'));
  const realtimeRules =
    realtime === undefined
      ? null
      : new RulesFile(realtime, ({ file, text }) => new RealtimeRules(readRules(file, text)));
  const files = [firestoreRules, storageRules, ...(realtimeRules === null ? [] : [realtimeRules])];
  const stops = isWatched ? files.map((file) => file.watch()) : [];
  return {
    authorizeFirestore: authorizeFirestore(() => firestoreRules.ruleset, warn),
    authorizeStorage: (deps) => authorizeStorage({ ...deps, rules: () => storageRules.ruleset, log: warn }),
    realtimeRules: () => realtimeRules?.ruleset ?? DENY_ALL,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

function warn(line: string): void {
  console.warn(line);
}
