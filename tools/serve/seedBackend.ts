import { createHash } from 'node:crypto';
import type { RunningBackend } from '../../local/config.ts';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { seedCatalogue } from '../../seeds/catalogue/seedCatalogue.ts';
import { seedDemo } from '../../seeds/seedDemo.ts';
import { createCatalogueStore } from '../project/createCatalogueStore.ts';
import { createSeedTarget } from './createSeedTarget.ts';

/** Brings the editor's catalogue up to the program's whenever that changed; seeds the demo rooms once for each data folder. */
export async function seedBackend({ origin, runOnce }: RunningBackend): Promise<void> {
  const sdk = requireAdminSdk();
  const app = findApp(sdk);
  await runOnce(`catalogue-${digestOf(builtInCatalogue)}`, async () => {
    await seedCatalogue(createCatalogueStore(sdk.getFirestore(app)), builtInCatalogue);
  });
  await runOnce('demo', async () => {
    console.log('Seeding the demo rooms …');
    await seedDemo(createSeedTarget(sdk, app, origin), builtInCatalogue);
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
