import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../../local/auth/Account.ts';
import { AccountStore } from '../../local/auth/AccountStore.ts';
import { DocumentStore } from '../../local/firestore/DocumentStore.ts';
import type { StoredDocument } from '../../local/firestore/StoredDocument.ts';
import { openDataFolder } from '../../local/openDataFolder.ts';
import { ObjectStore } from '../../local/storage/ObjectStore.ts';
import type { StoredObject } from '../../local/storage/StoredObject.ts';
import { SetupError } from '../setup/fail.mjs';

/** What a data folder of the embedded backend holds. */
export interface Source {
  documents: readonly StoredDocument[];
  accounts: readonly Account[];
  objects: readonly (StoredObject & { filePath: string })[];
}

const AT_ONCE = 1000;

/**
 * Reads a data folder that no server has open.
 * @throws SetupError where there is none, StartError as `openDataFolder` does
 */
export function readSource(dataFolder: string): Source {
  if (!existsSync(join(dataFolder, 'database.sqlite')))
    throw new SetupError(`${dataFolder} is no data folder of the embedded backend.`);
  const { database, files, close } = openDataFolder(dataFolder);
  try {
    const accounts = new AccountStore(database);
    const objects = new ObjectStore(database);
    return {
      documents: new DocumentStore(database).scan({
        parent: '',
        collectionId: undefined,
        allDescendants: true,
      }),
      accounts: readPages((last: Account | undefined) => accounts.list(AT_ONCE, last?.localId ?? '')),
      objects: readPages((last: StoredObject | undefined) => objects.list('', last?.name ?? '', AT_ONCE)).map(
        (object) => ({ ...object, filePath: join(files.root, object.file) }),
      ),
    };
  } finally {
    close();
  }
}

function readPages<Entry>(readPage: (last: Entry | undefined) => readonly Entry[]): Entry[] {
  const entries: Entry[] = [];
  for (;;) {
    const page = readPage(entries.at(-1));
    if (page.length === 0) return entries;
    entries.push(...page);
  }
}
