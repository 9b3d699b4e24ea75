import type { LocalDatabase } from './store/LocalDatabase.ts';

/**
 * Does the work unless work of that name was done before in this database. The mark is set after success alone,
 * so work that was cut off is done again at the next start: it must bear being repeated.
 */
export async function runOnce(
  database: LocalDatabase,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (database.prepare('SELECT 1 FROM done_work WHERE name = ?').get(name) !== undefined) return;
  await work();
  database.prepare('INSERT INTO done_work (name) VALUES (?)').run(name);
}
