/**
 * `npm start` (for a classroom with --lan) and, with --dev, `npm run dev`: from a fresh clone to the running
 * app. Plain Node without packages, since it installs them.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildApp, buildFunctions, buildServer } from './setup/buildParts.mjs';
import { fail } from './setup/fail.mjs';
import { HELP } from './setup/help.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { readLan } from './setup/lan.mjs';
import {
  checkDataFolder,
  checkNodeVersion,
  checkPort,
  readSettings,
  SERVER_BUNDLE,
} from './setup/settings.mjs';

const isDevelopment = process.argv.includes('--dev');

async function start() {
  if (process.argv.includes('--help')) return console.log(HELP);
  checkNodeVersion();
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { port, dataFolder } = readSettings();
  const lan = readLan();
  await checkPort(port, lan !== null);
  checkDataFolder(dataFolder);
  await installPackages('.', 'functions');
  await (isDevelopment ? serveSources() : serveBuilt());
}

// Both run the server in this process: a child process would survive and keep the port if this one is killed.

/** Seeds a new data folder while the app is being built, since each keeps a processor busy for many seconds. */
async function serveBuilt() {
  const whenBuilt = buildApp();
  // Another step may fail first; `serve` waits for this one.
  whenBuilt.catch(() => {});
  await buildFunctions();
  await buildServer();
  const { serve } = await import(pathToFileURL(join(SERVER_BUNDLE.folder, SERVER_BUNDLE.module)).href);
  await serve({ whenBuilt });
}

async function serveSources() {
  await buildFunctions();
  const { register } = await import('tsx/esm/api');
  register();
  const { serve } = await import('./serve.ts');
  await serve();
}

start().catch(fail);
