import type { FileFolder } from './FileFolder.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Most names listed; the rest are counted. */
const TOLD = 5;

/**
 * Reports objects with missing files to the terminal. The server starts all the same, since everything else
 * is intact, and the objects stay listed, so that a backup can restore their files.
 */
export function reportMissingFiles(store: ObjectStore, files: FileFolder): void {
  const there = new Set(files.list());
  const lost = store.listFiles().filter(({ file }) => !there.has(file));
  if (lost.length === 0) return;
  const told = lost.slice(0, TOLD).map(({ name, file }) => `${name} (${file})`);
  const rest = lost.length > TOLD ? ` and ${lost.length - TOLD} more` : '';
  console.warn(
    `Missing in ${files.root}: ${told.join(', ')}${rest}. A backup can bring them back: npm run restore`,
  );
}
