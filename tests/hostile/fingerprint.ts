import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#local/dataFolder';

/**
 * Counts that may change. A call about the caller's own account or plays is allowed and counted, and so is a
 * wrong code or key: one count for each account and network. The cleaning also stores its progress and the
 * day's figures.
 */
const COUNTS =
  /^(documents \{"path":"(throttles\/(accounts|bin|claims|joins|looks|wrongCodes|wrongWalls|classLists)_|sweeps\/|days\/)|firestore_clock )/;

/**
 * Returns a digest of every row of every table except such counts, and of every stored file: it changes with
 * anything that is written.
 */
export function fingerprint(dataFolder: string): string {
  const hash = createHash('sha256');
  for (const row of readRows(join(dataFolder, 'database.sqlite'))) hash.update(row);
  for (const file of listFiles(join(dataFolder, 'files'))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function readRows(file: string): string[] {
  const database = openDatabase(file);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const rows = (tables as { name: string }[]).flatMap(({ name }) =>
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => `${name} ${JSON.stringify(row)}`),
  );
  database.close();
  return rows.filter((row) => !COUNTS.test(row)).sort();
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
