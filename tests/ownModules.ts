import { createRequire } from 'node:module';
import { afterAll, vi } from 'vitest';

type AppModule = typeof import('firebase-admin/app');

const { getApps, deleteApp } = createRequire(new URL('../functions/package.json', import.meta.url))(
  'firebase-admin/app',
) as AppModule;

/**
 * Gives each test file of the server or the functions its own modules, environment and Admin SDK apps,
 * although one process runs several files. Packages are loaded only once, since that takes longer than most
 * of these tests.
 */
vi.resetModules();
const environment = { ...process.env };
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all(getApps().map(deleteApp));
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
