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
  readonly firestore: RulesFile;
  readonly storage: RulesFile;
  readonly close: () => void;
}

/** Reads the rules of both services. @throws StartError for a file that is missing or faulty */
export function openRules({ firestore, storage, isWatched = false }: RulesOptions): OpenRules {
  const files = {
    firestore: new RulesFile(firestore, 'cloud.firestore'),
    storage: new RulesFile(storage, 'firebase.storage'),
  };
  const stops = isWatched ? [files.firestore.watch(), files.storage.watch()] : [];
  return {
    ...files,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
