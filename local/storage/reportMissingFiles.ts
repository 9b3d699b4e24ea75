import type { FileFolder } from './FileFolder.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** So many names are told; the rest are counted. */
const TOLD = 5;

/**
 * Tells whoever runs the server which objects have lost their files. The server starts all the same: everything else is
 * whole, and the objects stay listed, so that a backup can bring their files back.
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
