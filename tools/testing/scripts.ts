import { join } from 'node:path';

/** What a clone needs up to the moment when packages are installed. */
export const SCRIPTS = [
  'tools',
  join('local', 'store', 'makeFolder.mjs'),
  'package.json',
  'package-lock.json',
] as const;
