import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, runPackageProgram, runScript } from './run.mjs';
import { SERVER_BUNDLE } from './settings.mjs';

const STAMPS = join('.cache', 'built');

const APP = {
  name: 'app',
  output: join('dist', 'index.html'),
  inputs: [
    'index.html',
    'app.html',
    'vite.config.ts',
    'tsconfig.base.json',
    'package-lock.json',
    'public',
    'src',
    'game',
    'core',
    'art/catalogue.ts',
    'seeds/rooms',
    'tools/build',
    'tools/landing',
    'tools/served.ts',
  ],
  build: () => runPackageProgram('vite', 'build', '--logLevel', 'warn'),
};

const FUNCTIONS = {
  name: 'functions',
  output: join('functions', 'lib', 'index.js'),
  inputs: [
    'functions/build.mjs',
    'functions/package-lock.json',
    'functions/src',
    'package-lock.json',
    'core',
  ],
  build: () => runScript(join('functions', 'build.mjs')),
};

const SERVER = {
  name: 'server',
  output: join(SERVER_BUNDLE.folder, SERVER_BUNDLE.program),
  inputs: ['package.json', 'package-lock.json', 'tools', 'local', 'art', 'seeds', 'core'],
  build: () => runScript(join('tools', 'setup', 'bundleServer.mjs')),
};

export const buildApp = () => buildIfChanged(APP);
export const buildFunctions = () => buildIfChanged(FUNCTIONS);
export const buildServer = () => buildIfChanged(SERVER);

/** Builds a part unless its output exists and was built from exactly the same sources. */
export async function buildIfChanged({ name, output, inputs, build }) {
  const stamp = join(STAMPS, name);
  const digest = digestOf(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  // A build that is cut off leaves no stamp, so the next start builds again.
  rmSync(stamp, { force: true });
  await announce(`Building the ${name}`, build);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, digest);
}

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
