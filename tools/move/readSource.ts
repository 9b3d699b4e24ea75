import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Account,
  AccountStore,
  DocumentStore,
  type FileFolder,
  ObjectStore,
  openDataFolder,
  type StoredDocument,
  type StoredObject,
} from '#local/dataFolder';
import { SetupError } from '../setup/fail.mjs';

/** The content of a data folder of the embedded backend. */
export interface MoveSource {
  documents: readonly StoredDocument[];
  accounts: readonly Account[];
  objects: readonly (StoredObject & { filePath: string })[];
  /** The names of objects that have lost their files. */
  missing: readonly string[];
}

const AT_ONCE = 1000;

/**
 * Reads a data folder that no server has open. @throws SetupError if there is none, StartError as
 * `openDataFolder` does
 */
export function readSource(dataFolder: string): MoveSource {
  if (!existsSync(join(dataFolder, 'database.sqlite')))
    throw new SetupError(`${dataFolder} is no data folder of the embedded backend.`);
  const { database, files, close } = openDataFolder(dataFolder);
  try {
    const accounts = new AccountStore(database);
    return {
      documents: [
        ...new DocumentStore(database).scan({ parent: '', collectionId: undefined, allDescendants: true }),
      ],
      accounts: readPages((last: Account | undefined) => accounts.list(AT_ONCE, last?.localId ?? '')),
      ...readObjects(new ObjectStore(database), files),
    };
  } finally {
    close();
  }
}

function readObjects(store: ObjectStore, files: FileFolder): Pick<MoveSource, 'objects' | 'missing'> {
  const known = readPages((last: StoredObject | undefined) => store.list('', last?.name ?? '', AT_ONCE));
  const there = new Set(files.list());
  return {
    objects: known
      .filter(({ file }) => there.has(file))
      .map((object) => ({ ...object, filePath: files.pathOf(object.file) })),
    missing: known.filter(({ file }) => !there.has(file)).map(({ name }) => name),
  };
}

function readPages<Entry>(readPage: (last: Entry | undefined) => readonly Entry[]): Entry[] {
  const entries: Entry[] = [];
  for (;;) {
    const page = readPage(entries.at(-1));
    if (page.length === 0) return entries;
    entries.push(...page);
  }
}
