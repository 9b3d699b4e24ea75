import { join } from 'node:path';
import { listNamedFiles, readWhole } from '#local/backup';
import { openDataFolder } from '#local/dataFolder';
import { findIndexFaults } from '#local/testing/findIndexFaults';
import type { Breach } from './actors/Actor.ts';

/**
 * Checks a closed data folder: every object's file is complete, every file belongs to an object, and the indexes hold
 * what the documents do.
 */
export async function checkFolder(root: string): Promise<readonly Breach[]> {
  const { database, files, close } = openDataFolder(root);
  const named = listNamedFiles(database);
  const uploads = database.prepare('SELECT file FROM storage_uploads WHERE file IS NOT NULL').pluck().all();
  const breaches: Breach[] = [];
  for (const object of named) {
    if ((await readWhole(join(files.root, object.file), object)) === null)
      breaches.push({ type: 'half', what: `files/${object.file}` });
  }
  const known = new Set<unknown>([...named.map(({ file }) => file), ...uploads]);
  for (const file of files.list()) {
    if (!known.has(file)) breaches.push({ type: 'left', what: `files/${file}` });
  }
  for (const fault of findIndexFaults(database)) breaches.push({ type: 'half', what: fault });
  close();
  return breaches;
}
