import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How a test file runs, as its first line says (`// @isolation backend`):
 * - `backend` starts a backend in its own process, or uses the Admin SDK; its modules are its own;
 * - `apart` starts commands or servers as processes, attacks one, or tests what a package keeps for its process:
 *   it has a process of its own;
 * - `apart whole` does so only in `npm run unit:whole`, since it takes long.
 *
 * Without such a line it shares modules and a process with others.
 */
const TOLD = /^\/\/ @isolation (backend|apart|apart whole)\n/;

type Isolation = 'backend' | 'apart' | 'apart whole';

const ROOTS = ['art', 'core', 'functions/src', 'game', 'local', 'seeds', 'src', 'tests', 'tools'];

/** Returns the test files that say how they run. */
export function readIsolation(): Readonly<Record<Isolation, readonly string[]>> {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const told = tests.map((file) => ({ file, isolation: TOLD.exec(readFileSync(file, 'utf8'))?.[1] }));
  const filesOf = (wanted: Isolation) =>
    told.filter(({ isolation }) => isolation === wanted).map(({ file }) => file);
  return { backend: filesOf('backend'), apart: filesOf('apart'), 'apart whole': filesOf('apart whole') };
}
