import { createHash } from 'node:crypto';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import type { RunningBackend } from '#local/config';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { builtEntries, seedCatalogue } from '../../seeds/catalogue/seedCatalogue.ts';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { seedDemo, seedDemoAdmin, seedDemoRooms } from '../../seeds/seedDemo.ts';
import { createCatalogueStore } from '../project/createCatalogueStore.ts';
import { createSeedTarget } from './createSeedTarget.ts';

/**
 * Brings the editor's catalogue up to the program's whenever that changed; seeds the demo rooms once for each data folder,
 * in a classroom without the demo accounts.
 */
export async function seedBackend(backend: RunningBackend, isClassroom: boolean): Promise<void> {
  const sdk = requireAdminSdk();
  const app = findApp(sdk);
  await backend.runOnce(`catalogue-${digestOf(builtEntries(builtInCatalogue))}`, async () => {
    await seedCatalogue(createCatalogueStore(sdk.getFirestore(app)), builtInCatalogue);
  });
  const target = createSeedTarget(sdk, app, backend);
  if (isClassroom && (await isTaken(sdk.getAuth(app), demoCreator.email))) return;
  await backend.runOnce(isClassroom ? 'demo-rooms' : 'demo', async () => {
    console.log('Seeding the demo rooms …');
    await (isClassroom ? seedDemoRooms : seedDemo)(target, builtInCatalogue);
  });
  if (!isClassroom) await backend.runOnce('demo-admin', () => seedDemoAdmin(target));
}

/** Whether the account of the demo creator exists already, and so the demo rooms. */
async function isTaken(auth: ReturnType<AdminSdk['getAuth']>, email: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ email }]);
  return users.length > 0;
}

/** Returns a digest of the content to seed; if it differs from the last one, the content is seeded again. */
function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** The default app, which the functions of this process share, so it is never deleted here. */
function findApp(sdk: AdminSdk): AdminApp {
  return sdk.getApps()[0] ?? sdk.initializeApp();
}
