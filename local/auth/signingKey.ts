import { randomBytes } from 'node:crypto';
import type { LocalDatabase } from '../store/LocalDatabase.ts';

/** The secret behind this data folder's tokens, made at its first start and kept, so that sign-ins outlive a restart. */
export function loadSigningKey(database: LocalDatabase): Buffer {
  database
    .prepare('INSERT OR IGNORE INTO signing_key (id, key) VALUES (1, ?)')
    .run(randomBytes(32).toString('base64url'));
  const row = database.prepare('SELECT key FROM signing_key WHERE id = 1').get() as { key: string };
  return Buffer.from(row.key, 'base64url');
}
