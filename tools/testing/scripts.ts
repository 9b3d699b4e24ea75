import { join } from 'node:path';

/** Files that a clone needs until packages are installed. */
export const SCRIPTS = [
  'tools',
  join('local', 'store', 'makeFolder.mjs'),
  'package.json',
  'package-lock.json',
] as const;
