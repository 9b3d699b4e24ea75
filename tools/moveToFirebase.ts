/**
 * `npm run move-to-firebase -- --project <id>`: copies everything in a data folder of the embedded backend to
 * a Firebase project: accounts with their passwords, files, documents. The folder does not change.
 */
import { resolve } from 'node:path';
import type { AdminApp, AdminSdk } from '#local/adminSdk';
import { StartError } from '#local/errors';
import { changeAddress } from './move/changeAddress.ts';
import { createValueReader } from './move/createValueReader.ts';
import { moveAccounts } from './move/moveAccounts.ts';
import { moveDocuments } from './move/moveDocuments.ts';
import { moveFiles } from './move/moveFiles.ts';
import { type MoveSource, readSource } from './move/readSource.ts';
import { connectProject } from './project/connectProject.ts';
import { readProjectOptions } from './project/readProjectOptions.ts';
import { fail, SetupError } from './setup/fail.mjs';
import { readSettings } from './setup/settings.mjs';

const USAGE =
  'Usage: npm run move-to-firebase -- --project <id> [--bucket <name>] [--credentials <key file>] [--dry-run] [--overwrite]; DATA_DIR names the folder.';

async function moveToFirebase(): Promise<void> {
  const options = readProjectOptions(process.argv.slice(2), {
    usage: USAGE,
    flags: ['dry-run', 'overwrite'],
  });
  const source = readSource(resolve(readSettings().dataFolder));
  const { accounts, objects, documents, missing } = source;
  console.log(`${accounts.length} accounts, ${objects.length} files, ${documents.length} documents.`);
  if (missing.length > 0) console.warn(`Missing in the folder, and not moved: ${missing.join(', ')}`);
  if (options['dry-run']) return console.log('This was a dry run: nothing was written.');
  await connectProject(options, async (sdk, app) => {
    if (!options.overwrite) await requireUnused(sdk, app);
    await move(sdk, app, source);
  });
}

/**
 * Moves files and accounts first, since a document must not be visible before its cover and its creator
 * exist.
 */
async function move(sdk: AdminSdk, app: AdminApp, source: MoveSource): Promise<void> {
  const firestore = sdk.getFirestore(app);
  const bucket = sdk.getStorage(app).bucket();
  const changeText = (text: string) => changeAddress(text, bucket.name);
  await moveAccounts(sdk.getAuth(app), source.accounts);
  console.log('Accounts: done.');
  await moveFiles(bucket, source.objects);
  console.log('Files: done.');
  const moved = await moveDocuments(
    firestore,
    source.documents,
    createValueReader({ sdk, firestore, changeText }),
  );
  console.log(`Documents: done, ${moved} of ${source.documents.length}.`);
}

/** Makes sure that the project is empty, since a move overwrites data. */
async function requireUnused(sdk: AdminSdk, app: AdminApp): Promise<void> {
  for (const collection of ['rooms', 'users']) {
    const { empty } = await sdk.getFirestore(app).collection(collection).limit(1).get();
    if (!empty)
      throw new SetupError(
        `The project has ${collection} already. To write over those of the same ids, say --overwrite.`,
      );
  }
}

moveToFirebase().catch((error: unknown) =>
  fail(error instanceof StartError ? new SetupError(error.message) : error),
);
