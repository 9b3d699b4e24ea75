import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, FILES_FOLDER, openDatabase } from '#local/dataFolder';

/**
 * Tables that may keep traces: the stand-in for the payment provider has its own records, and an ended
 * session is kept for a month, so that its owner is told why it ended.
 */
const ELSEWHERE = ['stripe_objects', 'stripe_answers', 'stripe_events', 'refresh_tokens'];

/**
 * Returns where any of the words occurs in a server's data: documents, accounts, mailed codes, stored files.
 */
export function findTraces(dataDir: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(join(dataDir, FILES_FOLDER), { recursive: true, encoding: 'utf8' });
  return [...readRows(dataDir), ...files].filter((text) => words.some((word) => text.includes(word)));
}

/** Returns every row of every table as text, after the table's name. */
function readRows(dataDir: string): readonly string[] {
  const database = openDatabase(join(dataDir, DATABASE_FILE));
  const read = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
  const tables = read("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const rows = tables
    .filter((table) => !ELSEWHERE.includes(table))
    .flatMap((table) =>
      read(`SELECT * FROM "${table}"`).map((row) => [table, ...Object.values(row)].join(' ')),
    );
  database.close();
  return rows;
}
