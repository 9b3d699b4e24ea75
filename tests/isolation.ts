import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first line of a test file that says how it runs (`// @isolation backend`). `backend`: it starts a
 * backend in its own process or uses the Admin SDK, and gets its own modules. `apart`: it starts commands or
 * servers as processes, attacks one, or tests state that a package keeps for its process, and gets a process
 * of its own. With `whole` (`// @isolation apart whole`) it runs only in `npm run unit:whole`, since it takes
 * long. Without such a line it shares modules and a process with others.
 */
const TOLD = /^\/\/ @isolation (backend|apart)( whole)?\n/;

const ROOTS = ['art', 'core', 'functions/src', 'game', 'local', 'seeds', 'src', 'tests', 'tools'];

/** A test file that says how it runs. */
export interface IsolatedTest {
  file: string;
  isolation: 'backend' | 'apart';
  /** Whether it runs only in `npm run unit:whole`. */
  isLong: boolean;
}

/** Returns the test files that say how they run. */
export function readIsolation(): readonly IsolatedTest[] {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => {
      const [, isolation, whole] = TOLD.exec(readFileSync(file, 'utf8')) ?? [];
      if (isolation !== 'backend' && isolation !== 'apart') return [];
      return [{ file, isolation, isLong: whole !== undefined }];
    });
}
