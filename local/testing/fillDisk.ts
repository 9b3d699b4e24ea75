import type { LocalDatabase } from '../store/LocalDatabase.ts';

/** From now on SQLite finds no room for one more page, as on a full disk; the answer makes room again. */
export function fillDisk(database: LocalDatabase): () => void {
  const [pages] = database.prepare('PRAGMA page_count').pluck().all();
  database.exec(`PRAGMA max_page_count = ${pages}`);
  return () => database.exec('PRAGMA max_page_count = 1000000');
}
