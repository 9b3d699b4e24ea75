import { createHash } from 'node:crypto';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import type { RunningBackend } from '../../local/config.ts';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { seedCatalogue, seedDemo } from '../../seeds/seedDemo.ts';
import { createSeedTarget } from './createSeedTarget.ts';

/** Seeds the catalogue whenever it changed with the program, and the demo rooms once for each data folder. */
export async function seedBackend({ origin, runOnce }: RunningBackend): Promise<void> {
  const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };
  const digest = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 16);
  const sdk = requireAdminSdk();
  const target = createSeedTarget(sdk, findApp(sdk), origin);
  await runOnce(`catalogue-${digest}`, () => seedCatalogue(target, catalogue));
  await runOnce('demo', async () => {
    console.log('Seeding the demo rooms …');
    await seedDemo(target, catalogue);
  });
}

/** The functions of this process use the default app too, whoever makes it first; so it is never deleted here. */
function findApp(sdk: AdminSdk): AdminApp {
  return sdk.getApps()[0] ?? sdk.initializeApp();
}
