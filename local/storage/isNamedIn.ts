import type { LocalDatabase } from '../store/LocalDatabase.ts';

/** Returns whether an object or an unfinished upload has a file. */
export function isNamedIn(database: LocalDatabase): (file: string) => boolean {
  const find = database.prepare(
    'SELECT 1 FROM storage_objects WHERE file = ?1 UNION ALL SELECT 1 FROM storage_uploads WHERE file = ?1',
  );
  return (file) => find.get(file) !== undefined;
}
