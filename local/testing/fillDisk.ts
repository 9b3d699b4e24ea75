import type { LocalDatabase } from '../store/LocalDatabase.ts';

/** Makes SQLite act as on a full disk; returns a function that makes space again. */
export function fillDisk(database: LocalDatabase): () => void {
  const [pages] = database.prepare('PRAGMA page_count').pluck().all();
  database.exec(`PRAGMA max_page_count = ${pages}`);
  return () => database.exec('PRAGMA max_page_count = 1000000');
}
