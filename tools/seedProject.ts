/**
 * `npm run seed -- --project <id>`: fills the palette of a Firebase project, or updates it after an update of
 * the program. Changes by admins stay.
 */
import { builtInCatalogue } from '../seeds/catalogue/builtInCatalogue.ts';
import { type SeededEntry, seedCatalogue } from '../seeds/catalogue/seedCatalogue.ts';
import { connectProject } from './project/connectProject.ts';
import { createCatalogueStore } from './project/createCatalogueStore.ts';
import { readProjectOptions } from './project/readProjectOptions.ts';
import { fail } from './setup/fail.mjs';

const USAGE = 'Usage: npm run seed -- --project <id> [--credentials <key file>] [--dry-run]';

async function seedProject(): Promise<void> {
  const options = readProjectOptions(process.argv.slice(2), { usage: USAGE, flags: ['dry-run'] });
  const isDryRun = options['dry-run'];
  await connectProject(options, async (sdk, app) => {
    const store = createCatalogueStore(sdk.getFirestore(app));
    printEntries(await seedCatalogue(store, builtInCatalogue, { isDryRun }));
    if (isDryRun) console.log('This was a dry run: nothing was written.');
  });
}

function printEntries(entries: readonly SeededEntry[]): void {
  for (const { path, change, kept } of entries) {
    if (change?.type === 'create') console.log(`${path}: new`);
    if (change?.type === 'update') console.log(`${path}: ${Object.keys(change.fields).join(', ')}`);
    if (change?.type === 'delete') console.log(`${path}: taken out`);
    if (kept.length > 0) console.log(`${path}: keeps its own ${kept.join(', ')}`);
  }
  const count = (type: 'create' | 'update' | 'delete' | undefined) =>
    entries.filter(({ change }) => change?.type === type).length;
  console.log(
    `${entries.length} entries: ${count('create')} new, ${count('update')} changed, ${count('delete')} taken out, ${count(undefined)} as they were.`,
  );
}

seedProject().catch(fail);
