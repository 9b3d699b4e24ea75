import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, runNpm } from './run.mjs';

const THIS_MACHINE = `${process.platform}-${process.arch}`;
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of folders, all at once, where they are missing or not those that the lock names. */
export async function installPackages(...folders) {
  const missing = folders.filter((folder) => !isInstalled(folder));
  if (missing.length > 0) await announce('Installing packages', () => Promise.all(missing.map(install)));
}

async function install(folder) {
  await runNpm(folder, ...INSTALL);
  writeFileSync(machineFile(folder), THIS_MACHINE);
}

function isInstalled(folder) {
  return hasLockedVersions(folder) && isFromThisMachine(folder);
}

/**
 * Compares the lock with the one that npm keeps beside installed packages, so that a manual `npm install`
 * counts too. Optional packages are ignored: npm skips those of other platforms.
 */
function hasLockedVersions(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = Object.entries(readPackages(join(folder, 'package-lock.json')) ?? {});
  return wanted.every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

function readPackages(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : null;
}

/** Packages with native parts that were installed on another machine (a mounted folder, say) would not run. */
function isFromThisMachine(folder) {
  const file = machineFile(folder);
  return !existsSync(file) || readFileSync(file, 'utf8') === THIS_MACHINE;
}

function machineFile(folder) {
  return join(folder, 'node_modules', '.installed-on');
}
