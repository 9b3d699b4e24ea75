/**
 * `npm start` and, with --dev, `npm run dev`: from a fresh clone to the running app. Plain Node without any package,
 * since it is what installs them.
 */
import { fileURLToPath } from 'node:url';
import { buildApp, buildFunctions } from './setup/buildParts.mjs';
import { fail } from './setup/fail.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { checkDataFolder, checkNodeVersion, checkPort, readSettings } from './setup/settings.mjs';

const isDevelopment = process.argv.includes('--dev');

async function start() {
  checkNodeVersion();
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { port, dataFolder } = readSettings();
  await checkPort(port);
  checkDataFolder(dataFolder);
  await installPackages('.');
  await installPackages('functions');
  await buildFunctions();
  if (!isDevelopment) await buildApp();
  await serve();
}

/** In this very process: a child would live on, and keep the port, when this one is killed. */
async function serve() {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve.ts');
}

start().catch(fail);
