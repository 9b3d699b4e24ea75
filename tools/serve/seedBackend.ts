import { createHash } from 'node:crypto';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import type { RunningBackend } from '../../local/config.ts';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { seedCatalogue } from '../../seeds/catalogue/seedCatalogue.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { seedDemo, seedStarters } from '../../seeds/seedDemo.ts';
import { createCatalogueStore } from '../project/createCatalogueStore.ts';
import { createSeedTarget } from './createSeedTarget.ts';

/** Seeds the catalogue and the starter rooms whenever they changed with the program, and the demo rooms once for each data folder. */
export async function seedBackend({ origin, runOnce }: RunningBackend): Promise<void> {
  const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };
  const sdk = requireAdminSdk();
  const app = findApp(sdk);
  const target = createSeedTarget(sdk, app, origin);
  await runOnce(`catalogue-${digestOf(catalogue)}`, async () => {
    await seedCatalogue(createCatalogueStore(sdk.getFirestore(app)), catalogue);
  });
  await runOnce(`starters-${digestOf(demoRooms)}`, () => seedStarters(target));
  await runOnce('demo', async () => {
    console.log('Seeding the demo rooms …');
    await seedDemo(target, catalogue);
  });
}

/** Names what is seeded: another content is seeded anew. */
function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** The functions of this process use the default app too, whoever makes it first; so it is never deleted here. */
function findApp(sdk: AdminSdk): AdminApp {
  return sdk.getApps()[0] ?? sdk.initializeApp();
}
