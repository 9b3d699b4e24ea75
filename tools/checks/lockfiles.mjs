/**
 * Checks that the lock files serve Linux, macOS and Windows: every optional package that another one needs,
 * such as a binary for another platform, must be in them. npm leaves out what it could not find, and `npm ci`
 * then fails elsewhere.
 */
import { readFileSync } from 'node:fs';
import { exit } from 'node:process';

const LOCK_FILES = ['package-lock.json', 'functions/package-lock.json'];

const missing = LOCK_FILES.flatMap((file) => findMissing(file).map((name) => `${file}: ${name}`));
if (missing.length > 0) {
  console.error(`The lock files lack packages of other platforms:\n  ${missing.join('\n  ')}`);
  exit(1);
}
console.log('The lock files serve every platform.');

function findMissing(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isResolvable(packages, path, name))
        .map((name) => `${path} asks for ${name}`),
    );
}

/** Node looks in the package's own folder first, then in each one above it. */
function isResolvable(packages, path, name) {
  const above = path.lastIndexOf('/node_modules/');
  if (`${path}/node_modules/${name}` in packages) return true;
  return above < 0 ? `node_modules/${name}` in packages : isResolvable(packages, path.slice(0, above), name);
}
