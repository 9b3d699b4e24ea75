import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#local/dataFolder';

/**
 * A call about the caller's own account or plays is allowed, and counted, and so is a code or key that leads nowhere: one
 * count for each account and network, whatever is sent. The cleaning notes how far it got, and tallies the day.
 */
const COUNTS =
  /^(documents \{"path":"(throttles\/(accounts|bin|claims|joins|looks|wrongCodes|wrongWalls|classLists)_|sweeps\/|days\/)|firestore_clock )/;

/** Changes with anything that is written: every row of every table but such counts, every stored file. */
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
